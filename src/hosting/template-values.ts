/** What the templates of hosts contain: the rules and tables of this folder. */
import {
  escapePattern,
  hostFiles,
  missingPatterns,
  notFoundPage,
  redirectPatterns,
  textPattern,
  toOddPattern,
  variantPattern,
} from './addresses';
import {
  binaryTypes,
  documentEndings,
  encodings,
  markdownRequest,
  namedTypes,
  textTypes,
  unknownEndings,
} from './files';
import { allowedMethods, caching, fileStatuses, type HostingRules, vary } from './rules';

/** How many rules Cloudflare reads in `_headers`. One of them applies to all URLs. */
const mostHeaderRules = 100;

/** @param assets paths relative to the base URL, most important first */
export function toTemplateValues(rules: HostingRules, assets: readonly string[]) {
  const { baseUrl } = rules;
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
      missing: missingPatterns,
      redirected: redirectPatterns,
      text: textPattern,
      odd: toOddPattern(baseUrl),
    },
    hostFiles,
    hostedTypes,
    keptAssets: assets.slice(0, mostHeaderRules - 1 - hostedTypes.length),
    /** What Cloudflare would serve, and 404.html with status 200. */
    hiddenFromHosts: ['404', notFoundPage, ...hostFiles.filter((name) => name.startsWith('.'))],
  };
}
