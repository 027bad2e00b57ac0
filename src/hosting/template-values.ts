/**
 * What the templates of hosts contain: the rules and tables of this folder, and which URLs are missing
 * or redirected. The patterns work in PCRE, RE2 and JavaScript.
 */
import {
  binaryTypes,
  documentEndings,
  encodings,
  markdownRequest,
  namedTypes,
  textTypes,
  unknownEndings,
} from './files';
import {
  allowedMethods,
  assetFolder,
  caching,
  fileStatuses,
  type HostingRules,
  notFoundPage,
  vary,
} from './rules';

/** How many rules Cloudflare reads in `_headers`. One of them applies to all URLs. */
const mostHeaderRules = 100;

/** @param assets paths relative to the base URL, most important first */
export function toTemplateValues(rules: HostingRules, assets: readonly string[]) {
  const { baseUrl, sites = [''] } = rules;
  const others = [...Object.keys(textTypes), ...Object.keys(binaryTypes)].filter(
    (ending) => ending !== 'md' && !(documentEndings as readonly string[]).includes(ending),
  );
  const hostedTypes = [
    ...unknownEndings.map((ending) => ({ path: `*.${ending}`, type: textTypes[ending] })),
    ...namedTypes,
  ];
  return {
    ...rules,
    isRoot: baseUrl === '/',
    /** The base URL without the slash at its end, and as a regular expression. */
    home: baseUrl.slice(0, -1),
    base: escapePattern(baseUrl),
    assetFolders: sites.map((site) => site + assetFolder),
    assets: toAlternatives(sites) + assetFolder,
    /** The folder of the site that a path starts with, in a group. Empty for the one at the root. */
    site: `(${sites.join('|')})`,
    /** For servers that apply the first rule, and for those that apply the last one. */
    innerFirst: sites.filter((site) => site !== ''),
    innerLast: sites.filter((site) => site !== '').toReversed(),
    caching,
    vary,
    allowedMethods,
    encodings: encodings.map((each) => ({ ...each, pattern: escapePattern(each.ending) })),
    textTypes,
    binaryTypes,
    documentEndings,
    namedTypes: namedTypes.map((named) => ({ ...named, file: named.path.replace(/^.*\//, '') })),
    markdown: markdownRequest,
    endings: {
      documents: documentEndings.join('|'),
      files: others.join('|'),
      text: Object.keys(textTypes).join('|'),
    },
    variant: variantPattern,
    fileStatuses: `{${fileStatuses.map((status) => `'${status}'`).join(',')}}`,
    patterns: {
      missing: toMissingPatterns(rules),
      redirected: redirectPatterns,
      text: textPattern,
      odd: toOddPattern(baseUrl),
    },
    hostFiles,
    hostedTypes,
    keptAssets: assets.slice(0, mostHeaderRules - 1 - hostedTypes.length),
    /** What Cloudflare would serve, and 404.html with status 200. */
    hiddenFromHosts: [
      ...sites.toReversed().flatMap((site) => [`${site}404`, site + notFoundPage]),
      ...hostFiles.filter((name) => name.startsWith('.')),
    ],
  };
}

/** The text of a redirect response of Apache, for clients that do not follow it. */
export const movedFile = '.moved.txt';

/** The text of its response to other methods than GET and HEAD. */
export const rejectedFile = '.rejected.txt';

/** Files in the build that are for hosts and not served. */
export const hostFiles = ['_headers', '_redirects', '.htaccess', movedFile, rejectedFile] as const;

/** A pattern for the paths of text files, relative to the base URL. */
const textPattern = toAlternatives([
  String.raw`.*\.${toAlternatives(Object.keys(textTypes))}`,
  ...namedTypes.map(({ path }) => escapePattern(path)),
]);

/** A pattern for the ending of a compressed variant. */
const variantPattern = toAlternatives(encodings.map(({ ending }) => escapePattern(ending)));

/** Patterns for decoded paths after the base URL that are missing, although there can be a file. */
export function toMissingPatterns({ sites = [''] }: HostingRules): readonly string[] {
  const pages = toAlternatives(['index', '404', notFoundPage].map(escapePattern));
  return [
    toAlternatives(sites) + pages,
    toAlternatives(hostFiles.map(escapePattern)),
    textPattern + variantPattern,
  ];
}

/** The same for paths that redirect to their first group, with the query. */
export const redirectPatterns = [
  '(.*[^/])/+',
  String.raw`(?:index|(.+?)(?:/index)?)\.html`,
] as const;

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

function escapePattern(text: string): string {
  return text.replaceAll('.', String.raw`\.`);
}

function toAlternatives(patterns: readonly string[]): string {
  return `(?:${patterns.join('|')})`;
}
