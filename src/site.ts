/** The operator's settings, read from the environment and validated, with neutral defaults. */
import { isDay, isUrl } from './catalogue/formats';

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
  /** The text of the welcome toast, with `{email}` for the support address. Undefined for none. */
  readonly welcomeToast?: string;
  /** Where readers report problems, with `{page}` and `{title}`. Undefined if there is no link. */
  readonly feedbackUrl?: string;
}

/** The location of the portal. */
export interface Deployment {
  /** The origin, for example `https://developers.example.com`. */
  readonly siteUrl: string;
  /** The path with a slash at both ends, for example `/` or `/portal/`. */
  readonly baseUrl: string;
  /** The URL where portal files are edited, with a trailing slash. Empty if there is none. */
  readonly editUrl: string;
  /** What is at `/` after the first cut: the current work, or the latest release. */
  readonly latest: 'current' | 'release';
  /** The URL of the operator's script on all pages, such as analytics. Empty if there is none. */
  readonly scriptUrl: string;
  /** What `security.txt` says. Null if there is none. */
  readonly security: SecurityContact | null;
}

/** Where to report vulnerabilities of the portal. */
export interface SecurityContact {
  /** A `mailto:` or `https:` URL. */
  readonly contact: string;
  /** The date from which the contact must not be used any more, such as `2027-06-30`. */
  readonly expires: string;
}

/** Switches the welcome toast off. */
const off = 'off';

interface Setting {
  readonly variable: string;
  readonly fallback: string;
  readonly expected: string;
  readonly accepts: (value: string) => boolean;
}

const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?';
const hostName = String.raw`${label}(\.${label})*`;
const emailAddress = String.raw`[\w!#$'*+/=^|~-]+(\.[\w!#$'*+/=^|~-]+)*@${label}(\.${label})+`;

const host = (variable: string, fallback: string): Setting => ({
  variable,
  fallback,
  expected: `a host name without a scheme or path, for example ${fallback}`,
  accepts: (value) =>
    isMatch(String.raw`${hostName}(:\d{1,5})?`, value) && isUrl(`https://${value}`),
});

/** All environment variables that the portal reads. Keep in sync with OPERATING.md. */
export const settings = {
  name: {
    variable: 'PORTAL_NAME',
    fallback: 'Music Link API',
    expected: 'a text of 1 to 60 characters on one line, without spaces at its ends',
    accepts: (value) => isLine(value, 60),
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
    expected: 'one email address without "mailto:", for example api-support@example.com',
    accepts: (value) => isMatch(emailAddress, value),
  },
  statusPage: {
    variable: 'STATUS_PAGE',
    fallback: 'https://status.example.com',
    expected: 'an https URL, for example https://status.example.com',
    accepts: (value) => isHostUrl(value, /^https:\/\//),
  },
  siteUrl: {
    variable: 'SITE_URL',
    fallback: 'https://developers.example.com',
    expected: 'an http or https origin without a path, for example https://developers.example.com',
    accepts: (value) => isHostUrl(value, /^https?:\/\//) && new URL(value).origin === value,
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
    accepts: (value) => value === '' || isHostUrl(value, /^https:\/\/[^?#]+\/$/),
  },
  welcomeToast: {
    variable: 'WELCOME_TOAST',
    fallback: 'Welcome! These docs were rebuilt from the ground up. Send feedback to {email}.',
    expected: `${off}, or a text of 1 to 200 characters on one line, where {email} is the support address`,
    accepts: (value) => isLine(value, 200) && hasOnly(value, ['email']),
  },
  feedbackUrl: {
    variable: 'FEEDBACK_URL',
    fallback: '',
    expected:
      'an https or mailto URL, where {page} is the URL of the page and {title} its title, for example ' +
      'mailto:docs@example.com?subject={title}&body={page}',
    accepts: (value) => value === '' || (isContactUrl(value) && hasOnly(value, ['page', 'title'])),
  },
  scriptUrl: {
    variable: 'SCRIPT_URL',
    fallback: '',
    expected: 'an https URL of a script, for example https://analytics.example.com/script.js',
    accepts: (value) =>
      // On this machine, to try it.
      value === '' ||
      isHostUrl(value, /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])\S*[^/#?]\/[^/#][^#]*$/),
  },
  securityContact: {
    variable: 'SECURITY_CONTACT',
    fallback: '',
    expected: 'an https or mailto URL, for example mailto:security@example.com',
    accepts: (value) => value === '' || isContactUrl(value),
  },
  securityExpires: {
    variable: 'SECURITY_EXPIRES',
    fallback: '',
    expected: 'a date in the future, for example 2099-12-31',
    accepts: (value) => value === '' || isFutureDate(value),
  },
  latest: {
    variable: 'LATEST',
    fallback: 'current',
    expected: 'current or release',
    accepts: (value) => value === 'current' || value === 'release',
  },
} as const satisfies Record<string, Setting>;

/** Whether a text is a single line without spaces at its ends. */
function isLine(value: string, most: number): boolean {
  return (
    [...value].length <= most && /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u.test(value) && value.trim() === value
  );
}

/** Whether all braces of a text are placeholders with these names. */
function hasOnly(value: string, names: readonly string[]): boolean {
  return !/[{}]/.test(value.replaceAll(new RegExp(`\\{(${names.join('|')})\\}`, 'g'), ''));
}

/** Whether a value that starts like the pattern is the URL of a host, without a user name. */
function isHostUrl(value: string, pattern: RegExp): boolean {
  if (!pattern.test(value) || /\s/.test(value) || !isUrl(value)) return false;
  const { hostname, username, password } = new URL(value);
  // "https://https://…" has the host "https".
  return isMatch(`(?!https?$)${hostName}`, hostname) && username + password === '';
}

/** Whether a value is the URL of a page or of an email address. */
function isContactUrl(value: string): boolean {
  if (!value.startsWith('mailto:')) return isHostUrl(value, /^https:\/\//);
  return isMatch(String.raw`mailto:${emailAddress}(\?[^\s#]*)?`, value);
}

function isMatch(pattern: string, value: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'i').test(value);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and validates all settings. Throws a single error that lists all invalid variables. */
export function readSite(environment: Environment): { site: Site; deployment: Deployment } {
  const single = Object.values(settings).flatMap((setting) => toProblem(setting, environment));
  const problems = single.length > 0 ? single : checkSecurity(environment);
  if (problems.length > 0) {
    throw new Error(`Invalid settings:\n${problems.join('\n')}`);
  }
  const read = (setting: Setting) => valueOf(setting, environment);
  const welcomeToast = read(settings.welcomeToast);
  const feedbackUrl = read(settings.feedbackUrl);
  return {
    site: {
      name: read(settings.name),
      product: read(settings.product),
      apiBaseUrl: `https://${read(settings.apiHost)}`,
      authenticationBaseUrl: `https://${read(settings.authenticationHost)}`,
      supportEmail: read(settings.supportEmail),
      statusPage: read(settings.statusPage),
      ...(welcomeToast !== off && { welcomeToast }),
      ...(feedbackUrl !== '' && { feedbackUrl }),
    },
    deployment: {
      siteUrl: read(settings.siteUrl),
      baseUrl: read(settings.baseUrl),
      editUrl: read(settings.editUrl),
      scriptUrl: read(settings.scriptUrl),
      security:
        read(settings.securityContact) === ''
          ? null
          : { contact: read(settings.securityContact), expires: read(settings.securityExpires) },
      latest: read(settings.latest) === 'release' ? 'release' : 'current',
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

/** `security.txt` needs both settings. */
function checkSecurity(environment: Environment): string[] {
  const pair = [settings.securityContact, settings.securityExpires] as const;
  const [contact = '', expires = ''] = pair.map((setting) => valueOf(setting, environment));
  if ((contact === '') === (expires === '')) return [];
  const [missing, set] = contact === '' ? pair : [pair[1], pair[0]];
  return [`  ${missing.variable}: found "", expected ${missing.expected}, like ${set.variable}.`];
}

function isFutureDate(value: string): boolean {
  return isDay(value) && Date.parse(`${value}T00:00:00Z`) > Date.now();
}
