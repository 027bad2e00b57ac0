/** The operator's settings: read from the environment once, checked, with neutral defaults. */

export interface Site {
  /** Name of the portal: header, titles, home page. */
  readonly name: string;
  /** Product name inside field names of the API: `{product}Uri`. */
  readonly product: string;
  /** Base address of the API, without a trailing slash. */
  readonly apiBaseUrl: string;
  /** Base address of the authentication host, without a trailing slash. */
  readonly authenticationBaseUrl: string;
  readonly supportEmail: string;
  readonly statusPage: string;
}

/** Where the portal itself is served. */
export interface Deployment {
  /** Origin, such as `https://developers.example.com`. */
  readonly siteUrl: string;
  /** Path with a slash at both ends, such as `/` or `/portal/`. */
  readonly baseUrl: string;
  /** Where the files of the portal are edited, with a slash at its end; empty if nowhere. */
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
  expected: `a host name without scheme or path, such as ${fallback}`,
  accepts: (value) =>
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/i.test(value) &&
    URL.canParse(`https://${value}`),
});

/** Every environment variable that the portal reads; OPERATING.md lists them. */
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
    expected: 'letters and digits, starting with a lower-case letter, such as product',
    accepts: (value) => /^[a-z][A-Za-z0-9]*$/.test(value),
  },
  apiHost: host('API_HOST', 'api.example.com'),
  authenticationHost: host('AUTH_HOST', 'auth.example.com'),
  supportEmail: {
    variable: 'SUPPORT_EMAIL',
    fallback: 'api-support@example.com',
    expected: 'an e-mail address, such as api-support@example.com',
    accepts: (value) => /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(value),
  },
  statusPage: {
    variable: 'STATUS_PAGE',
    fallback: 'https://status.example.com',
    expected: 'an https address, such as https://status.example.com',
    accepts: (value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value),
  },
  siteUrl: {
    variable: 'SITE_URL',
    fallback: 'https://developers.example.com',
    expected: 'an http or https origin without a path, such as https://developers.example.com',
    accepts: (value) =>
      /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
  },
  baseUrl: {
    variable: 'BASE_URL',
    fallback: '/',
    expected: 'a path that starts and ends with a slash, such as / or /portal/',
    accepts: (value) => /^(?!.*\/\.{1,2}\/)\/([A-Za-z0-9._~-]+\/)*$/.test(value),
  },
  editUrl: {
    variable: 'EDIT_URL',
    fallback: '',
    expected:
      'an https address that ends with a slash, such as https://git.example.com/portal/edit/main/',
    accepts: (value) =>
      value === '' || (/^https:\/\/[^\s?#]+\/$/.test(value) && URL.canParse(value)),
  },
} as const satisfies Record<string, Setting>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks all settings; throws one error that names every bad variable. */
export function readSite(environment: Environment): { site: Site; deployment: Deployment } {
  const problems = Object.values(settings).flatMap((setting) => toProblem(setting, environment));
  if (problems.length > 0) {
    throw new Error(`The portal's settings are not usable:\n${problems.join('\n')}`);
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

/** An empty variable counts as one that is not set. */
function valueOf(setting: Setting, environment: Environment): string {
  return environment[setting.variable] || setting.fallback;
}

function toProblem(setting: Setting, environment: Environment): string[] {
  const value = valueOf(setting, environment);
  if (setting.accepts(value)) return [];
  return [`  ${setting.variable}: found ${JSON.stringify(value)}, expected ${setting.expected}.`];
}
