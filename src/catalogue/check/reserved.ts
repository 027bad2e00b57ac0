/** URLs that the build or a host uses for files other than pages. */
import { toQuoted } from './problem';

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
export function toReservedProblem(address: string): {
  readonly found: string;
  readonly expected: string;
} {
  return { found: `${toQuoted(address)}, which is reserved`, expected };
}

const expected = `a URL that does not end with ${names.map(toQuoted).join(' or ')}, and does not start with ${topNames
  .map(toQuoted)
  .join(', ')}`;

export const aSegment = 'lowercase letters and digits, separated by single hyphens';

/** Whether a text can be a slug or the ID of a category, which are segments of URLs. */
export function isSegment(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
