/** The rules for serving a build. The configuration of every host is generated from them. */
import { isDocument } from './files';

export interface HostingRules {
  /** The path that the build is served under, with a slash at both ends. */
  readonly baseUrl: string;
  readonly aliases: readonly Alias[];
  /** The folders of several sites, inner ones first: `orders/de/`, and empty for the one at the root. */
  readonly sites?: readonly string[];
  readonly headers: {
    /** Headers of all responses, regardless of status. */
    readonly all: Readonly<Record<string, string>>;
    /** Policies for documents: pages, everything else that browsers open like a page, and errors. */
    readonly documents: Readonly<Record<string, string>>;
  };
}

/** An old URL that redirects to its page and keeps the query. */
export interface Alias {
  /** The path relative to the base URL. */
  readonly from: string;
  /** The path including the base URL. */
  readonly to: string;
}

/** The file with the rules of a build, which `npm run serve` reads. */
export const rulesFile = 'rules.json';

export const redirectStatus = 301;

/** The page of a site for missing pages, served with status 404. */
export const notFoundPage = '404.html';

/** The folder of files whose names depend on their content or on the release. */
export const assetFolder = 'assets/';

export const caching = {
  /** For existing assets. A missing asset may exist after the next release. */
  assets: 'public, max-age=31536000, immutable',
  /**
   * Everything else is revalidated each time, with a 304 response if it has not changed. This
   * includes parts of assets, because nginx sets the header before it checks the range.
   */
  rest: 'no-cache',
} as const;

export const vary = {
  /** Pages and their Markdown files have the same URL. */
  pages: 'Accept, Accept-Encoding',
  files: 'Accept-Encoding',
} as const;

/** The methods that hosts respond to. All others get a 405 response with this as `Allow`. */
export const allowedMethods = 'GET, HEAD';

/** The status of a response with a file, or about its range. Others have a page or a short text. */
export const fileStatuses = [200, 206, 304, 416] as const;

/** The Trusted Types policies that can create script URLs: that of the bundler, for chunks. */
export const trustedTypesPolicy = 'portal';

interface Facts {
  readonly baseUrl: string;
  readonly scriptHashes: readonly string[];
  /** The URL of the operator's script. Empty if there is none. */
  readonly scriptUrl?: string | undefined;
  readonly aliases?: readonly Alias[];
  readonly sites?: readonly string[];
}

export function buildRules(facts: Facts): HostingRules {
  const { baseUrl, aliases = [], sites = [''] } = facts;
  return {
    baseUrl,
    // Hosts treat "%", "$" and braces differently, so the page in the build redirects these aliases.
    aliases: aliases.filter(({ to }) => /^[\w~./-]+$/.test(to)),
    ...(sites.length > 1 && { sites: sites.toSorted((a, b) => b.length - a.length) }),
    headers: {
      all: {
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
      },
      documents: {
        'Content-Security-Policy': buildContentSecurityPolicy(facts),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': buildPermissionsPolicy(),
        'Referrer-Policy': 'same-origin',
      },
    },
  };
}

/** The page for a missing page: that of the site which the path belongs to. Relative, like the path. */
export function toNotFoundPage({ sites = [''] }: HostingRules, path: string): string {
  return (sites.find((site) => path.startsWith(site)) ?? '') + notFoundPage;
}

/** All headers of a response that depend on the rules. `path` is relative to the base URL. */
export function toHeaders(
  { headers, sites = [''] }: HostingRules,
  path: string,
  status: number,
): Readonly<Record<string, string>> {
  const isFile = (fileStatuses as readonly number[]).includes(status);
  const hasPolicies = !isFile || isDocument(path);
  const isOfAssets = sites.some((site) => path.startsWith(site + assetFolder));
  const isAsset = isOfAssets && [200, 304].includes(status);
  return {
    ...headers.all,
    ...(hasPolicies && headers.documents),
    'Cache-Control': isAsset ? caching.assets : caching.rest,
    Vary: hasPolicies || path.endsWith('.md') ? vary.pages : vary.files,
    ...(status === 405 && { Allow: allowedMethods }),
  };
}

/**
 * Allows only the site's own files, the inline scripts with these hashes, and the script of the
 * operator, which can also send requests to its origin. Without `unsafe-inline` and `unsafe-eval`.
 */
function buildContentSecurityPolicy({ scriptHashes, scriptUrl }: Facts): string {
  const other = scriptUrl ? [new URL(scriptUrl).origin] : [];
  const directives = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...other].join(' '),
    'style-src': "'self'",
    'img-src': "'self'",
    'connect-src': ["'self'", ...other].join(' '),
    'worker-src': "'self'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': trustedTypesPolicy,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Denies all browser features except writing to the clipboard. */
function buildPermissionsPolicy(): string {
  const refused =
    'accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen ' +
    'geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer ' +
    'microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial ' +
    'storage-access usb xr-spatial-tracking';
  const features = refused.split(' ').map((feature) => `${feature}=()`);
  return ['clipboard-write=(self)', ...features].join(', ');
}
