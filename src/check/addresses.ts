/** Checks the URLs of pages: old ones, and those that the build or a host uses for other files. */
import portal from '../openapi/x-portal.schema.json';
import { type Problem, toQuoted } from './problem';

/** A page with aliases, which are paths as they appeared in the browser. */
export interface Aliased {
  readonly aliases?: readonly string[] | undefined;
}

/** Checks the aliases of a page against all pages and the aliases before it. */
export function checkAliases(
  { aliases = [] }: Aliased,
  pages: Pick<ReadonlySet<string>, 'has'>,
  earlier: readonly Aliased[],
): readonly Problem[] {
  const taken = earlier.flatMap((other) => other.aliases ?? []);
  return aliases.flatMap((alias, index) => {
    const field = `aliases[${index}]`;
    const found = toQuoted(alias);
    if (!isAlias(alias)) return [{ field, found, expected: portal.$defs.path.description }];
    if (isReserved(alias)) return [{ field, ...toReservedProblem(alias) }];
    const used = { field, found: `${found}, which is a page`, expected: 'a URL that no page uses' };
    if (pages.has(alias)) return [used];
    if (![...taken, ...aliases.slice(0, index)].includes(alias)) return [];
    return [{ field, found: `${found}, which is already an alias`, expected: 'unique aliases' }];
  });
}

/** Whether a value is a valid alias. */
export function isAlias(value: unknown): value is string {
  return typeof value === 'string' && new RegExp(portal.$defs.path.pattern).test(value);
}

/** Names that hosts serve for a folder, or for missing pages. */
const names = ['index', '404'];

/** Names in the root of the build that are not pages, without extensions, and the next version. */
export const topNames = [
  ...['assets', 'img', 'sitemap', 'robots', 'healthz', 'next'],
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
  const ends = names.map(toQuoted).join(' or ');
  const starts = topNames.map(toQuoted).join(', ');
  return {
    found: `${toQuoted(address)}, which is reserved`,
    expected: `a URL that does not end with ${ends}, and does not start with ${starts}`,
  };
}
