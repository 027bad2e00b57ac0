/** Addresses that the build or a host needs for something else than a page. */
import { toQuoted } from './problem';

/** Names that a page has in no folder: hosts take their files for the folder, or for what is missing. */
const names = ['index', '404'];

/** What the build writes at its top that is no page, without endings, and what configures hosts. */
export const topNames = [
  ...['assets', 'img', 'search-index', 'sitemap', 'robots'],
  ...['_headers', '_redirects'],
];

/** Whether a path below the base address, or a part of it such as a slug, is reserved. */
export function isReserved(address: string): boolean {
  const segments = address.toLowerCase().replace(/^\//, '').split('/');
  return (
    names.includes(segments.at(-1) ?? '') ||
    (address.startsWith('/') && topNames.includes(segments[0] ?? ''))
  );
}

/** What is wrong with a reserved address. */
export function toReservedProblem(address: string): {
  readonly found: string;
  readonly expected: string;
} {
  return { found: `${toQuoted(address)}, which is reserved`, expected };
}

const expected = `an address that ends with neither ${names.map(toQuoted).join(' nor ')}, and begins with none of ${topNames
  .map(toQuoted)
  .join(', ')}`;
