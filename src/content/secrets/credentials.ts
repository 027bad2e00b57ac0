/** Credentials with a known prefix. */
import { isPlaceholder, isRandom } from './placeholder';

/** The name of a credential, a pattern that finds its value, and a test of the value. */
type Credential = readonly [name: string, pattern: RegExp, isSecret: (text: string) => boolean];

/** A value. In the languages of pages, a space, a quote, a bracket or the next field ends it. */
const value = String.raw`(?<secret>[^\s"'\`&|,;()<>\\]+)`;

/**
 * The text between a name and a value, as in `name=`, `name: "`, `"name" => '`, `<name>`,
 * `| name | `, `--name `.
 */
const gap = String.raw`["'\`\]]*\s*(?:=>|:=|[:=>|]|(?<=--[\w-]+)\s)\s*["'\`]*`;

const names = [
  String.raw`secret(?:[_-]?access)?(?:[_-]?key)?`,
  String.raw`(?:api|access|account|auth|private|signing|subscription)[_-]?key`,
  'token',
  'credentials?',
].join('|');

export const credentials: readonly Credential[] = [
  [
    'a bearer token',
    new RegExp(String.raw`\bBearer\s+${value}`, 'gi'),
    (text) => isRandom(text, 20),
  ],
  [
    'a username and password',
    /\bBasic\s+(?<secret>[A-Za-z0-9+/_-]{8,}={0,2})/g,
    (text) => isBasic(text),
  ],
  [
    'a username and password',
    new RegExp(String.raw`(?:\s-u|--(?:proxy-)?user)[\s=]*["'\`]?[^\s:"'\`]+:${value}`, 'g'),
    (text) => isRandom(text, 8),
  ],
  [
    'a username and password',
    /\b[a-z][a-z+]*:\/\/[^\s/:@"'`]*:(?<secret>[^\s/@"'`]+)@/gi,
    (text) => isRandom(text, 8),
  ],
  [
    'a password',
    new RegExp(`(?:password|passwd|passphrase|pwd)${gap}${value}`, 'gi'),
    (text) => isRandom(text, 10),
  ],
  ['a secret', new RegExp(`(?:${names})${gap}${value}`, 'gi'), (text) => isRandom(text, 16)],
];

/** `id:secret` in Base64. */
function isBasic(text: string): boolean {
  const decoded = Buffer.from(text, 'base64').toString();
  const [, secret] = /^[^\p{Cc}\ufffd]+?:([^\p{Cc}\ufffd]+)$/u.exec(decoded) ?? [];
  return secret === undefined ? isRandom(text, 16) : !isPlaceholder(secret);
}
