import { checkAliases } from '../../catalogue/check';
import type { Content } from '../content';
import type { ContentProblem } from '../problem';
import { toKeyLine, type Page } from './page';

/**
 * Checks the aliases of pages. An alias must not be a page, or an alias of another page or
 * catalogue entry.
 */
export function checkPageAliases({ pages, generated }: Content): readonly ContentProblem[] {
  const made = [...generated.values()];
  const routes = new Set([...pages, ...made].map(({ route }) => route));
  const lists = pages.map(toAliased);
  return pages.flatMap((page, index) =>
    checkAliases(toAliased(page), routes, [...made, ...lists.slice(0, index)]).map(
      ({ field, found, expected }) => ({
        file: page.file,
        line: toKeyLine(page, 'aliases'),
        where: `front matter ${JSON.stringify(field)}`,
        found,
        expected,
      }),
    ),
  );
}

/** The front matter check reports values that are not a list of strings. */
function toAliased({ frontMatter }: Page) {
  const { aliases } = frontMatter ?? {};
  return {
    aliases: Array.isArray(aliases) ? aliases.filter((one) => typeof one === 'string') : [],
  };
}
