/** Credentials that are known by what stands before them. */
import { isPlaceholder, isRandom } from './placeholder';

/** What it is called, where it stands, and whether what stands there is one. */
type Credential = readonly [name: string, pattern: RegExp, isSecret: (text: string) => boolean];

/** What ends a value in any of the languages of pages: a space, a quote, a bracket, the next field. */
const value = String.raw`(?<secret>[^\s"'\`&|,;()<>\\]+)`;

/** `name=`, `name: "`, `"name" => '`, `<name>`, `| name | `, `--name `. */
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
    'a user and a password',
    /\bBasic\s+(?<secret>[A-Za-z0-9+/_-]{8,}={0,2})/g,
    (text) => isBasic(text),
  ],
  [
    'a user and a password',
    new RegExp(String.raw`(?:\s-u|--(?:proxy-)?user)[\s=]*["'\`]?[^\s:"'\`]+:${value}`, 'g'),
    (text) => isRandom(text, 8),
  ],
  [
    'a user and a password',
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
