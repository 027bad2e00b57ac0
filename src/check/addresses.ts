/** Checks the URLs of pages: old ones, and those that the build or a host uses for other files. */
import { toQuoted } from './problem';

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
) {
  const taken = earlier.flatMap((other) => other.aliases ?? []);
  return aliases.flatMap((alias, index) => {
    const problem = (found: string, expected: string) => [
      { field: `aliases[${index}]`, found: toQuoted(alias) + found, expected },
    ];
    if (!isAlias(alias)) return problem('', expectedPath);
    if (isReserved(alias)) return [{ field: `aliases[${index}]`, ...toReservedProblem(alias) }];
    if (pages.has(alias)) return problem(', which is a page', 'a URL that no page uses');
    if (![...taken, ...aliases.slice(0, index)].includes(alias)) return [];
    return problem(', which is already an alias', 'unique aliases');
  });
}

/** Whether a value is a valid alias. */
export function isAlias(value: unknown): value is string {
  return typeof value === 'string' && /^(\/[\w~-]+)+$/.test(value);
}

/**
 * Names that pages must not have in any folder. Hosts serve such files for the folder, or for missing
 * pages.
 */
const names = ['index', '404'];

/**
 * Names in the root of the build that are not pages, without extensions: output of the build, and
 * configuration files of hosts. The next version can be at `/next`.
 */
export const topNames = [
  ...['assets', 'img', 'search-index', 'sitemap', 'robots', 'healthz', 'next'],
  ...['_headers', '_redirects'],
];

/** Whether a path relative to the base URL, or a segment such as a slug, is reserved. */
export function isReserved(address: string): boolean {
  const segments = address.toLowerCase().replace(/^\//, '').split('/');
  return (
    names.includes(segments.at(-1) ?? '') ||
    (address.startsWith('/') && topNames.includes(segments[0] ?? ''))
  );
}

/** The problem with a reserved URL. */
export function toReservedProblem(address: string) {
  return { found: `${toQuoted(address)}, which is reserved`, expected };
}

const expected = `a URL that does not end with ${names.map(toQuoted).join(' or ')}, and does not start with ${topNames
  .map(toQuoted)
  .join(', ')}`;
