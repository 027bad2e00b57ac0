/** Checks aliases. Each alias is a path that is not a page or another alias. */
import { toQuoted, type Problem } from './problem';
import { isReserved, toReservedProblem } from './reserved';

/** A page with aliases, which are paths as they appeared in the browser. */
export interface Aliased {
  readonly aliases?: readonly string[] | undefined;
}

const expectedPath =
  'the path of the old URL, without the base URL of the portal, with only letters, digits, "-", ' +
  '"_" and "~", for example "/docs/campaigns/old-name"';

/** Checks the aliases of a page against all pages and the aliases before it. */
export function checkAliases(
  { aliases = [] }: Aliased,
  pages: Pick<ReadonlySet<string>, 'has'>,
  earlier: readonly Aliased[],
): Problem[] {
  if (aliases.length === 0) return [];
  const taken = earlier.flatMap((other) => other.aliases ?? []);
  return aliases.flatMap((alias, index) => {
    const problem = (found: string, expected: string) => [
      { field: `aliases[${index}]`, found, expected },
    ];
    if (!isAlias(alias)) return problem(toQuoted(alias), expectedPath);
    if (isReserved(alias)) return [{ field: `aliases[${index}]`, ...toReservedProblem(alias) }];
    if (pages.has(alias)) {
      return problem(`${toQuoted(alias)}, which is a page`, 'a URL that no page uses');
    }
    if (![...taken, ...aliases.slice(0, index)].includes(alias)) return [];
    return problem(`${toQuoted(alias)}, which is already an alias`, 'unique aliases');
  });
}

/** Whether a value is a valid alias. */
export function isAlias(value: unknown): value is string {
  return typeof value === 'string' && /^(\/[\w~-]+)+$/.test(value);
}
