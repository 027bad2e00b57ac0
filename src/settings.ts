/** The operator's settings: their variables, defaults and valid values. */
import { isDay, isUrl } from './openapi/formats';

/** Switches the welcome toast off. */
export const off = 'off';

export interface Setting {
  readonly variable: string;
  /** The default. Without one, nothing is set. */
  readonly fallback?: string;
  /** What to set, after the word "expected". */
  readonly expected: string;
  /** What to do about another value, if it is more than to correct it. */
  readonly hint?: string;
  /** Whether a value that is not empty is valid. */
  readonly accepts: (value: string) => boolean;
}

const inHalfYear = new Date(Date.now() + 182 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

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

/** A file or a folder, from the folder in which the command is called. Its reader reports a missing one. */
const place = (variable: string, expected: string): Setting => ({
  variable,
  expected,
  accepts: (value) => /^\P{Cc}*$/u.test(value),
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
    expected:
      'an https URL that ends with a slash, for example https://git.example.com/portal/edit/main/',
    accepts: (value) => isHostUrl(value, /^https:\/\/[^?#]+\/$/),
  },
  welcomeToast: {
    variable: 'WELCOME_TOAST',
    fallback: 'Welcome! These docs were rebuilt from the ground up. Send feedback to {email}.',
    expected: `${off}, or a text of 1 to 200 characters on one line, where {email} is the support address`,
    accepts: (value) => isLine(value, 200) && hasOnly(value, ['email']),
  },
  feedbackUrl: {
    variable: 'FEEDBACK_URL',
    expected:
      'an https or mailto URL, where {page} is the URL of the page and {title} its title, for example ' +
      'mailto:docs@example.com?subject={title}&body={page}',
    accepts: (value) => isContactUrl(value) && hasOnly(value, ['page', 'title']),
  },
  scriptUrl: {
    variable: 'SCRIPT_URL',
    expected: 'an https URL of a script, for example https://analytics.example.com/script.js',
    accepts: (value) =>
      // On this machine, to try it.
      isHostUrl(value, /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])\S*[^/#?]\/[^/#][^#]*$/),
  },
  securityContact: {
    variable: 'SECURITY_CONTACT',
    expected: 'an https or mailto URL, for example mailto:security@example.com',
    accepts: isContactUrl,
  },
  securityExpires: {
    variable: 'SECURITY_EXPIRES',
    expected: `a date in the future as YYYY-MM-DD, for example ${inHalfYear}`,
    hint: 'Confirm that SECURITY_CONTACT is valid, then set a day within a year (RFC 9116).',
    accepts: (value) => isDay(value) && Date.parse(`${value}T00:00:00Z`) > Date.now(),
  },
  apiDocument: place('API_DOCUMENT', 'an OpenAPI document, for example openapi.yaml'),
  apiOverlay: place('API_OVERLAY', 'an overlay of that document, for example overlay.yaml'),
  content: place('CONTENT', 'a folder of pages for that document, for example pages'),
  latest: {
    variable: 'LATEST',
    fallback: 'current',
    expected: 'current or release',
    accepts: (value) => value === 'current' || value === 'release',
  },
} as const satisfies Record<string, Setting>;

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
