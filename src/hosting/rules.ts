/** How any host serves a build: the one table from which every host's configuration is made. */
import { buildContentSecurityPolicy } from './content-security-policy';

export interface HostingRules {
  /** Path with a slash at both ends that the build is served under. */
  readonly baseUrl: string;
  /** Sent with every answer, whatever its status. */
  readonly headers: Readonly<Record<string, string>>;
  readonly aliases: readonly Alias[];
}

/** An old address of a page, which is redirected there with its query. */
export interface Alias {
  /** Path below the base address. */
  readonly from: string;
  /** Path with the base address. */
  readonly to: string;
}

/** `pattern` is a regular expression for all that follows the base address, decoded. */
export type AddressRule =
  | { readonly kind: 'missing'; readonly pattern: string }
  | { readonly kind: 'redirect'; readonly pattern: string };

/** The table of a build, beside the files that are made from it; `npm run serve` reads it. */
export const rulesFile = 'rules.json';

/** What Apache says to those who do not follow a redirect. */
export const movedFile = '.moved.txt';

/** Files in the build that are for hosts and never given out. */
export const hostFiles = ['_headers', '_redirects', '.htaccess', movedFile] as const;

/** Answers every address without a page, with status 404. */
export const notFoundPage = '404.html';

export const redirectStatus = 301;

/** The folder of the build whose files are named by their content, or by that of the release. */
export const assetFolder = 'assets/';

export const caching = {
  /** Assets that exist: statuses 200, 206 and 304. A missing one may be there after the next release. */
  assets: 'public, max-age=31536000, immutable',
  /** All else is asked for each time, and answered with 304 while it is the same. */
  rest: 'no-cache',
} as const;

/**
 * Addresses that are not simply the name of a file, or of a page without `.html`; the first match
 * counts. A redirect keeps its first group and the query. The syntax is what PCRE, RE2 and
 * JavaScript share.
 */
export const addressRules = [
  // An empty segment inside, or a backslash: browsers would take some of them for another host.
  { kind: 'missing', pattern: String.raw`(?:/.*|.*//[^/].*|.*\x5c.*)` },
  { kind: 'missing', pattern: toAlternatives(['index', '404', notFoundPage, ...hostFiles]) },
  { kind: 'redirect', pattern: '(.*[^/])/+' },
  { kind: 'redirect', pattern: String.raw`(?:index|(.+))\.html` },
] as const satisfies readonly AddressRule[];

interface Facts {
  readonly baseUrl: string;
  /** Of the inline scripts, as {@link buildContentSecurityPolicy} takes them. */
  readonly scriptHashes: readonly string[];
  readonly aliases?: readonly Alias[];
}

/** The table for one build. */
export function buildRules({ baseUrl, scriptHashes, aliases = [] }: Facts): HostingRules {
  return {
    baseUrl,
    // Hosts read "%", "$" and braces each in their own way: there the page in the build redirects.
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

/** A whole path below `baseUrl`, as a regular expression of RE2 or JavaScript. */
export function toPathPattern(baseUrl: string, pattern: string): string {
  return `^${escapePattern(baseUrl)}${pattern}$`;
}

/** The same for PCRE, whose `$` lets a line break follow. */
export function toPcrePattern(baseUrl: string, pattern: string): string {
  return toPathPattern(baseUrl, pattern).replace(/\$$/, String.raw`\z`);
}

/** What the table says about a path below the base address; undefined: it names a file or nothing. */
export function findAddressRule(
  path: string,
): { kind: 'missing' } | { kind: 'redirect'; path: string } | undefined {
  for (const { kind, pattern } of addressRules) {
    const match = new RegExp(toPathPattern('', pattern)).exec(path);
    if (match) return kind === 'missing' ? { kind } : { kind, path: match[1] ?? '' };
  }
  return undefined;
}

/** Where an old address leads, with the base address; undefined for all others. */
export function findAlias({ aliases }: HostingRules, path: string): string | undefined {
  return aliases.find(({ from }) => from === path)?.to;
}

/** The value of Cache-Control for a path below the base address. */
export function toCacheControl(path: string, status: number): string {
  const isAsset = path.startsWith(assetFolder) && [200, 206, 304].includes(status);
  return isAsset ? caching.assets : caching.rest;
}

/** Everything that browsers know and pages could ask for is refused, but for writing to the clipboard. */
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
