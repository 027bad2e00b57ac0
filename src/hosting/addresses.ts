/** Which URLs are missing or redirected. The patterns work in PCRE, RE2 and JavaScript. */
import { variantPattern } from './files';
import { type HostingRules, hostFiles, notFoundPage } from './rules';

/** `pattern` is a regular expression for the decoded path after the base URL. */
export type AddressRule =
  | { readonly kind: 'missing'; readonly pattern: string }
  | { readonly kind: 'redirect'; readonly pattern: string };

/**
 * Rules for URLs other than those of files and of pages without `.html`. The first match applies. A
 * redirect keeps its first group and the query.
 */
export const addressRules = [
  { kind: 'missing', pattern: toAlternatives(['index', '404', notFoundPage, ...hostFiles]) },
  { kind: 'missing', pattern: variantPattern },
  { kind: 'redirect', pattern: '(.*[^/])/+' },
  { kind: 'redirect', pattern: String.raw`(?:index|(.+))\.html` },
] as const satisfies readonly AddressRule[];

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
  return String.raw`${escapePattern(baseUrl)}(?:/|${dots}|[^?\s]*(?:${oddParts.join('|')}))`;
}

/** A regular expression for an entire path below `baseUrl`, in RE2 or JavaScript. */
export function toPathPattern(baseUrl: string, pattern: string): string {
  return `^${escapePattern(baseUrl)}${pattern}$`;
}

/** The same for PCRE, whose `$` lets a line break follow. */
export function toPcrePattern(baseUrl: string, pattern: string): string {
  return toPathPattern(baseUrl, pattern).replace(/\$$/, String.raw`\z`);
}

/** The rule for a path relative to the base URL. Undefined if no rule applies. */
export function findAddressRule(
  path: string,
): { kind: 'missing' } | { kind: 'redirect'; path: string } | undefined {
  for (const { kind, pattern } of addressRules) {
    const match = new RegExp(toPathPattern('', pattern)).exec(path);
    if (match) return kind === 'missing' ? { kind } : { kind, path: match[1] ?? '' };
  }
  return undefined;
}

/** The target of an old URL, including the base URL. Undefined for other URLs. */
export function findAlias({ aliases }: HostingRules, path: string): string | undefined {
  return aliases.find(({ from }) => from === path)?.to;
}

function toAlternatives(names: readonly string[]): string {
  return `(?:${names.map(escapePattern).join('|')})`;
}

export function escapePattern(text: string): string {
  return text.replaceAll('.', String.raw`\.`);
}
