/** Which URLs are missing or redirected. The patterns work in PCRE, RE2 and JavaScript. */
import { encodings, namedTypes, textTypes } from './files';

/** The text of a redirect response of Apache, for clients that do not follow it. */
export const movedFile = '.moved.txt';

/** The text of its response to other methods than GET and HEAD. */
export const rejectedFile = '.rejected.txt';

/** Files in the build that are for hosts and not served. */
export const hostFiles = ['_headers', '_redirects', '.htaccess', movedFile, rejectedFile] as const;

/** The page for missing pages, served with status 404. */
export const notFoundPage = '404.html';

/** A pattern for the paths of text files, relative to the base URL. */
export const textPattern = toAlternatives([
  String.raw`.*\.${toAlternatives(Object.keys(textTypes))}`,
  ...namedTypes.map(({ path }) => escapePattern(path)),
]);

/** A pattern for the ending of a compressed variant. */
export const variantPattern = toAlternatives(encodings.map(({ ending }) => escapePattern(ending)));

/** Patterns for decoded paths after the base URL that are missing, although there can be a file. */
export const missingPatterns = [
  toAlternatives(['index', '404', notFoundPage, ...hostFiles].map(escapePattern)),
  textPattern + variantPattern,
] as const;

/** The same for paths that redirect to their first group, with the query. */
export const redirectPatterns = ['(.*[^/])/+', String.raw`(?:index|(.+))\.html`] as const;

/**
 * What no URL of the portal contains. Servers decode and normalize these differently, so they are
 * missing in the URL as sent: empty segments, `.` and `..`, backslashes, and encoded slashes,
 * backslashes and control characters.
 */
const dots = String.raw`(?:\.|%2[eE]){1,2}(?:[/?\s]|$)`;
const oddParts = [
  String.raw`//+[^/?\s]`,
  `/${dots}`,
  String.raw`\x5c`,
  '%(?:2[fF]|5[cC]|[01]|7[fF])',
];

/** A pattern for the beginning of a URL as sent, without `^`. */
export function toOddPattern(baseUrl: string): string {
  return String.raw`${escapePattern(baseUrl)}(?:/|${dots}|[^?\s]*${toAlternatives(oddParts)})`;
}

export function escapePattern(text: string): string {
  return text.replaceAll('.', String.raw`\.`);
}

function toAlternatives(patterns: readonly string[]): string {
  return `(?:${patterns.join('|')})`;
}
