/** The rules for serving a build. The configuration of every host is generated from them. */
import { buildContentSecurityPolicy } from './content-security-policy';

export interface HostingRules {
  /** The path that the build is served under, with a slash at both ends. */
  readonly baseUrl: string;
  readonly headers: {
    /** Headers of all responses, regardless of status. */
    readonly all: Readonly<Record<string, string>>;
    /** Policies for documents: pages, everything else that browsers open like a page, and errors. */
    readonly documents: Readonly<Record<string, string>>;
  };
  readonly aliases: readonly Alias[];
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

/** The text of a redirect response of Apache, for clients that do not follow it. */
export const movedFile = '.moved.txt';

/** The text of its response to other methods than GET and HEAD. */
export const rejectedFile = '.rejected.txt';

/** Files in the build that are for hosts and not served. */
export const hostFiles = ['_headers', '_redirects', '.htaccess', movedFile, rejectedFile] as const;

/** The page for missing pages, served with status 404. */
export const notFoundPage = '404.html';

export const redirectStatus = 301;

/** The folder of files whose names depend on their content or on the release. */
export const assetFolder = 'assets/';

interface Facts {
  readonly baseUrl: string;
  /** The hashes of inline scripts for {@link buildContentSecurityPolicy}. */
  readonly scriptHashes: readonly string[];
  /** The URL of the operator's script, if there is one. */
  readonly scriptUrl?: string | undefined;
  readonly aliases?: readonly Alias[];
}

/** Builds the rules of a build. */
export function buildRules({
  baseUrl,
  scriptHashes,
  scriptUrl,
  aliases = [],
}: Facts): HostingRules {
  return {
    baseUrl,
    // Hosts treat "%", "$" and braces differently, so the page in the build redirects these
    // aliases.
    aliases: aliases.filter(({ to }) => /^[\w~./-]+$/.test(to)),
    headers: {
      all: {
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
      },
      documents: {
        'Content-Security-Policy': buildContentSecurityPolicy(scriptHashes, scriptUrl),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': buildPermissionsPolicy(),
        'Referrer-Policy': 'same-origin',
      },
    },
  };
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
