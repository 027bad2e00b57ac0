/** The rules for serving a build. The configuration of every host is generated from them. */
import { buildContentSecurityPolicy } from './content-security-policy';

export interface HostingRules {
  /** The path that the build is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Headers of all responses, regardless of status. */
  readonly headers: Readonly<Record<string, string>>;
  readonly aliases: readonly Alias[];
}

/** An old URL that redirects to its page and keeps the query. */
export interface Alias {
  /** The path relative to the base URL. */
  readonly from: string;
  /** The path including the base URL. */
  readonly to: string;
}

/** `pattern` is a regular expression for the decoded path after the base URL. */
export type AddressRule =
  | { readonly kind: 'missing'; readonly pattern: string }
  | { readonly kind: 'redirect'; readonly pattern: string };

/** The file with the rules of a build, which `npm run serve` reads. */
export const rulesFile = 'rules.json';

/** The text of a redirect response of Apache, for clients that do not follow it. */
export const movedFile = '.moved.txt';

/** Files in the build that are for hosts and not served. */
export const hostFiles = ['_headers', '_redirects', '.htaccess', movedFile] as const;

/** The page for missing pages, served with status 404. */
export const notFoundPage = '404.html';

export const redirectStatus = 301;

/** The folder of files whose names depend on their content or on the release. */
export const assetFolder = 'assets/';

export const caching = {
  /**
   * For existing assets with status 200, 206 or 304. A missing asset may exist after the next
   * release.
   */
  assets: 'public, max-age=31536000, immutable',
  /** Everything else is revalidated each time, with a 304 response if it has not changed. */
  rest: 'no-cache',
} as const;

/**
 * Rules for URLs other than those of files and of pages without `.html`. The first match applies. A
 * redirect keeps its first group and the query. The patterns work in PCRE, RE2 and JavaScript.
 */
export const addressRules = [
  // Empty segments and backslashes, some of which browsers would treat as another host.
  { kind: 'missing', pattern: String.raw`(?:/.*|.*//[^/].*|.*\x5c.*)` },
  { kind: 'missing', pattern: toAlternatives(['index', '404', notFoundPage, ...hostFiles]) },
  { kind: 'redirect', pattern: '(.*[^/])/+' },
  { kind: 'redirect', pattern: String.raw`(?:index|(.+))\.html` },
] as const satisfies readonly AddressRule[];

/**
 * The media types of files that hosts do not know. A path is relative to the base URL and can start
 * with `*` for everything that ends like this.
 */
export const fileTypes = [
  { path: '*.md', type: 'text/markdown; charset=utf-8' },
  // RFC 9512.
  { path: '*.yaml', type: 'application/yaml' },
  { path: '*.http', type: 'text/plain; charset=utf-8' },
  // RFC 9727.
  {
    path: '.well-known/api-catalog',
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  },
] as const;

/**
 * Which `Accept` headers get the Markdown file of a page: those that name it, unless they name HTML
 * before, or set its quality to 0. Browsers never name it. The patterns ignore case and work in
 * PCRE, RE2 and JavaScript.
 */
export const markdownRequest = {
  pattern: 'text/markdown',
  except: String.raw`text/html.*text/markdown|text/markdown\s*;\s*q=0(\.0*)?\s*(,|$)`,
} as const;

/** Whether a client wants the Markdown file of a page. */
export function wantsMarkdown(accept: string): boolean {
  const { pattern, except } = markdownRequest;
  return new RegExp(pattern, 'i').test(accept) && !new RegExp(except, 'i').test(accept);
}

/** Where the Markdown file of a page can be, relative to the base URL like the page. */
export function listMarkdownFiles(page: string): readonly string[] {
  return page === '' ? ['index.md'] : [`${page}.md`, `${page}/index.md`];
}

interface Facts {
  readonly baseUrl: string;
  /** The hashes of inline scripts for {@link buildContentSecurityPolicy}. */
  readonly scriptHashes: readonly string[];
  readonly aliases?: readonly Alias[];
}

/** Builds the rules of a build. */
export function buildRules({ baseUrl, scriptHashes, aliases = [] }: Facts): HostingRules {
  return {
    baseUrl,
    // Hosts treat "%", "$" and braces differently, so the page in the build redirects these
    // aliases.
    aliases: aliases.filter(({ to }) => /^[\w~./-]+$/.test(to)),
    headers: {
      'Content-Security-Policy': buildContentSecurityPolicy(scriptHashes),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': buildPermissionsPolicy(),
      'Referrer-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
  };
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

/** The Cache-Control value for a path relative to the base URL. */
export function toCacheControl(path: string, status: number): string {
  const isAsset = path.startsWith(assetFolder) && [200, 206, 304].includes(status);
  return isAsset ? caching.assets : caching.rest;
}

/** Denies all browser features except writing to the clipboard. */
function buildPermissionsPolicy(): string {
  const refused = [
    ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'display-capture'],
    ...[
      'encrypted-media',
      'fullscreen',
      'geolocation',
      'gyroscope',
      'hid',
      'identity-credentials-get',
    ],
    ...['idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
    ...['picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial'],
    ...['storage-access', 'usb', 'xr-spatial-tracking'],
  ];
  return ['clipboard-write=(self)', ...refused.map((feature) => `${feature}=()`)].join(', ');
}

function toAlternatives(names: readonly string[]): string {
  return `(?:${names.map(escapePattern).join('|')})`;
}

function escapePattern(text: string): string {
  return text.replaceAll('.', String.raw`\.`);
}
