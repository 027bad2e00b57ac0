import { checkAliases } from '../../catalogue/check/aliases';
import type { Content } from '../content';
import type { ContentProblem } from '../problem';
import { toKeyLine, type Page } from './page';

/** Old addresses of pages: none is a page, or an alias of another page or entry of the catalogue. */
export function checkPageAliases({
  pages,
  generated,
  aliased,
}: Content): readonly ContentProblem[] {
  const routes = new Set([...pages.map(({ route }) => route), ...generated.values()]);
  const lists = pages.map(toAliased);
  return pages.flatMap((page, index) =>
    checkAliases(toAliased(page), routes, [...aliased, ...lists.slice(0, index)]).map(
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

/** Whether the key holds a list of texts is the business of the check of the front matter. */
function toAliased({ frontMatter }: Page) {
  const { aliases } = frontMatter ?? {};
  return {
    aliases: Array.isArray(aliases) ? aliases.filter((one) => typeof one === 'string') : [],
  };
}
