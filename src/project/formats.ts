/** The formats of settings: by their names in `portal.schema.json`, whether a value has them. */
import { isDay, isUrl } from '../openapi/formats';

const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?';
const hostName = String.raw`${label}(\.${label})*`;
const emailAddress = String.raw`[\w!#$'*+/=^|~-]+(\.[\w!#$'*+/=^|~-]+)*@${label}(\.${label})+`;

export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  name: (value) => isLine(value, 60),
  label: (value) => isLine(value, 40),
  lead: (value) => isLine(value, 300),
  page: isPath,
  // Whether the page exists is another question.
  link: (value) => /^\/(?![/\\])[^\s\\]*$/.test(value) || isHostUrl(value, /^https:\/\//),
  locale: isLocale,
  'api-id': (value) => /^[a-z][a-z\d-]{0,39}$/.test(value),
  product: (value) => /^[a-z][A-Za-z0-9]*$/.test(value),
  // A file or a folder. Whether it exists is another question.
  file: isPath,
  folder: isPath,
  image: (value) => isPath(value) && /\.(svg|png)$/i.test(value),
  font: (value) => isPath(value) && /\.woff2$/i.test(value),
  stylesheet: (value) => isPath(value) && /\.css$/i.test(value),
  color: (value) => /^#[\da-f]{6}$/i.test(value),
  host: (value) => isMatch(String.raw`${hostName}(:\d{1,5})?`, value) && isUrl(`https://${value}`),
  origin: (value) => isHostUrl(value, /^https?:\/\//) && new URL(value).origin === value,
  'base-url': (value) => /^(?!.*\/\.{1,2}\/)\/([A-Za-z0-9._~-]+\/)*$/.test(value),
  'https-url': (value) => isHostUrl(value, /^https:\/\//),
  'edit-url': (value) => isHostUrl(value, /^https:\/\/[^?#]+\/$/),
  // On this machine, to try it.
  'script-url': (value) =>
    isHostUrl(value, /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])\S*[^/#?]\/[^/#][^#]*$/),
  'contact-url': isContactUrl,
  'email-address': (value) => isMatch(emailAddress, value),
  'future-day': (value) => isDay(value) && Date.parse(`${value}T00:00:00Z`) > Date.now(),
  toast: (value) => isLine(value, 200) && hasOnly(value, ['email']),
  feedback: (value) => isContactUrl(value) && hasOnly(value, ['page', 'title']),
};

/** The formats of files and folders, which must exist. */
export const places: ReadonlySet<string | undefined> = new Set([
  ...['file', 'folder', 'image', 'font', 'stylesheet'],
]);

/** A tag in its usual form. Addresses and folders contain it. */
function isLocale(value: string): boolean {
  if (!/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(value)) return false;
  try {
    return Intl.getCanonicalLocales(value)[0] === value;
  } catch {
    return false;
  }
}

function isPath(value: string): boolean {
  return /^\P{Cc}+$/u.test(value);
}

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
