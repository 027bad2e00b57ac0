/** The operator's settings, read from the environment and validated, with neutral defaults. */

export interface Site {
  /** The name of the portal in the header, titles and home page. */
  readonly name: string;
  /** The product name in field names of the API: `{product}Uri`. */
  readonly product: string;
  /** The base URL of the API, without a trailing slash. */
  readonly apiBaseUrl: string;
  /** The base URL of the authentication host, without a trailing slash. */
  readonly authenticationBaseUrl: string;
  readonly supportEmail: string;
  readonly statusPage: string;
}

/** The location of the portal. */
export interface Deployment {
  /** The origin, for example `https://developers.example.com`. */
  readonly siteUrl: string;
  /** The path with a slash at both ends, for example `/` or `/portal/`. */
  readonly baseUrl: string;
  /** The URL where portal files are edited, with a trailing slash. Empty if there is none. */
  readonly editUrl: string;
}

interface Setting {
  readonly variable: string;
  readonly fallback: string;
  readonly expected: string;
  readonly accepts: (value: string) => boolean;
}

const host = (variable: string, fallback: string): Setting => ({
  variable,
  fallback,
  expected: `a host name without a scheme or path, for example ${fallback}`,
  accepts: (value) =>
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/i.test(value) &&
    URL.canParse(`https://${value}`),
});

/** All environment variables that the portal reads. Keep in sync with OPERATING.md. */
export const settings = {
  name: {
    variable: 'PORTAL_NAME',
    fallback: 'Music Link API',
    expected: 'a text of 1 to 60 characters on one line',
    accepts: (value) => /^\P{Cc}{1,60}$/u.test(value) && value.trim() !== '',
  },
  product: {
    variable: 'PRODUCT_NAME',
    fallback: 'product',
    expected: 'letters and digits, starting with a lowercase letter, for example product',
    accepts: (value) => /^[a-z][A-Za-z0-9]*$/.test(value),
  },
  apiHost: host('API_HOST', 'api.example.com'),
  authenticationHost: host('AUTH_HOST', 'auth.example.com'),
  supportEmail: {
    variable: 'SUPPORT_EMAIL',
    fallback: 'api-support@example.com',
    expected: 'an email address, for example api-support@example.com',
    accepts: (value) => /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(value),
  },
  statusPage: {
    variable: 'STATUS_PAGE',
    fallback: 'https://status.example.com',
    expected: 'an https URL, for example https://status.example.com',
    accepts: (value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value),
  },
  siteUrl: {
    variable: 'SITE_URL',
    fallback: 'https://developers.example.com',
    expected: 'an http or https origin without a path, for example https://developers.example.com',
    accepts: (value) =>
      /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
  },
  baseUrl: {
    variable: 'BASE_URL',
    fallback: '/',
    expected: 'a path that starts and ends with a slash, for example / or /portal/',
    accepts: (value) => /^(?!.*\/\.{1,2}\/)\/([A-Za-z0-9._~-]+\/)*$/.test(value),
  },
  editUrl: {
    variable: 'EDIT_URL',
    fallback: '',
    expected:
      'an https URL that ends with a slash, for example https://git.example.com/portal/edit/main/',
    accepts: (value) =>
      value === '' || (/^https:\/\/[^\s?#]+\/$/.test(value) && URL.canParse(value)),
  },
} as const satisfies Record<string, Setting>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and validates all settings. Throws a single error that lists all invalid variables. */
export function readSite(environment: Environment): { site: Site; deployment: Deployment } {
  const problems = Object.values(settings).flatMap((setting) => toProblem(setting, environment));
  if (problems.length > 0) {
    throw new Error(`Invalid settings:\n${problems.join('\n')}`);
  }
  const read = (setting: Setting) => valueOf(setting, environment);
  return {
    site: {
      name: read(settings.name),
      product: read(settings.product),
      apiBaseUrl: `https://${read(settings.apiHost)}`,
      authenticationBaseUrl: `https://${read(settings.authenticationHost)}`,
      supportEmail: read(settings.supportEmail),
      statusPage: read(settings.statusPage),
    },
    deployment: {
      siteUrl: read(settings.siteUrl),
      baseUrl: read(settings.baseUrl),
      editUrl: read(settings.editUrl),
    },
  };
}

/** Treats an empty variable as unset. */
function valueOf(setting: Setting, environment: Environment): string {
  return environment[setting.variable] || setting.fallback;
}

function toProblem(setting: Setting, environment: Environment): string[] {
  const value = valueOf(setting, environment);
  if (setting.accepts(value)) return [];
  return [`  ${setting.variable}: found ${JSON.stringify(value)}, expected ${setting.expected}.`];
}
