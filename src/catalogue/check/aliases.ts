/** Old addresses that lead to a page: each is a path that no page and no other alias has. */
import { toQuoted, type Problem } from './problem';
import { isReserved, toReservedProblem } from './reserved';

/** Something that old addresses lead to; a path is written as it stood in the browser. */
export interface Aliased {
  readonly aliases?: readonly string[] | undefined;
}

const expectedPath =
  'the path of the old address, without the base address of the portal, of letters, digits, "-", ' +
  '"_" and "~", such as "/docs/campaigns/old-name"';

/** What is wrong with the aliases of one page, given the paths of all pages and what was read before. */
export function checkAliases(
  { aliases = [] }: Aliased,
  pages: Pick<ReadonlySet<string>, 'has'>,
  earlier: readonly Aliased[],
): Problem[] {
  const taken = earlier.flatMap((other) => other.aliases ?? []);
  return aliases.flatMap((alias, index) => {
    const problem = (found: string, expected: string) => [
      { field: `aliases[${index}]`, found, expected },
    ];
    if (!isAlias(alias)) return problem(toQuoted(alias), expectedPath);
    if (isReserved(alias)) return [{ field: `aliases[${index}]`, ...toReservedProblem(alias) }];
    if (pages.has(alias)) {
      return problem(`${toQuoted(alias)}, which is a page`, 'an address that no page has any more');
    }
    if (![...taken, ...aliases.slice(0, index)].includes(alias)) return [];
    return problem(`${toQuoted(alias)}, which is an alias already`, 'each alias once');
  });
}

/** Whether a value can be an old address at all. */
export function isAlias(value: unknown): value is string {
  return typeof value === 'string' && /^(\/[\w~-]+)+$/.test(value);
}
