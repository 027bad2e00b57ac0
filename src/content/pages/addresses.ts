/** Checks the URLs of pages: each is unique, valid and not reserved. */
import path from 'node:path/posix';
import { checkAliases, isReserved, toReservedProblem } from '../../check/addresses';
import type { ContentProblem } from '../problem';
import { toKeyLine, type Content, type Page } from './page';

export function checkAddresses(content: Content): readonly ContentProblem[] {
  return [...checkRoutes(content), ...checkPageAliases(content)];
}

function checkRoutes({ pages, generated }: Content): readonly ContentProblem[] {
  const owners = new Map([...generated].map(([file, { route }]) => [route, file]));
  return pages.flatMap((page): readonly ContentProblem[] => {
    const { file, route } = page;
    const owner = owners.get(route);
    owners.set(route, owner ?? file);
    const isNamed = page.frontMatter?.['slug'] === undefined;
    const name = { file, where: 'file name' };
    if (isNamed && /[^a-z0-9/-]/.test(route)) {
      const found = JSON.stringify(path.basename(file));
      const expected = 'lowercase letters, digits and hyphens, because the name is part of the URL';
      return [{ ...name, found, expected }];
    }
    const slug = { file, line: toKeyLine(page, 'slug'), where: 'front matter "slug"' };
    if (isReserved(route)) return [{ ...(isNamed ? name : slug), ...toReservedProblem(route) }];
    if (owner === undefined) return [];
    const found = `${JSON.stringify(route)}, the URL of ${owner}`;
    return [{ ...slug, found, expected: 'a unique URL' }];
  });
}

/** An alias must not be a page, or an alias of another page or catalogue entry. */
function checkPageAliases({ pages, generated }: Content): readonly ContentProblem[] {
  const entries = [...generated.values()];
  const routes = new Set([...pages, ...entries].map(({ route }) => route));
  const lists = pages.map(toAliased);
  return pages.flatMap((page, index) =>
    checkAliases(toAliased(page), routes, [...entries, ...lists.slice(0, index)]).map(
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
