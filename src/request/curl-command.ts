/** Reads a cURL command as a POSIX shell and curl do. */
import type { Pair } from './model';
import { encode } from './build';

/** Says what is wrong with a pasted text, and where. */
export class PasteProblem extends Error {}

export interface CurlCommand {
  readonly method: string;
  readonly url: URL;
  readonly headers: readonly Pair[];
  readonly data: string;
  /** The names of options that add something else. */
  readonly ignored: readonly string[];
}

/** Throws a {@link PasteProblem} if the command cannot be read. */
export function readCurl(text: string): CurlCommand {
  const found: Found = { headers: [], data: [], ignored: [] };
  const [, ...words] = toWords(text);
  while (words.length > 0) readOption(found, words);
  const { headers, ignored, isQuery = false } = found;
  const url = toUrl(found.url);
  const data = found.data.join('&');
  if (isQuery) url.search = [url.search.slice(1), data].filter(Boolean).join('&');
  const method = found.method ?? (found.data.length > 0 && !isQuery ? 'POST' : 'GET');
  return { method, url, headers, data: isQuery ? '' : data, ignored };
}

interface Found {
  method?: string;
  url?: string;
  /** Whether the data belongs to the query. */
  isQuery?: boolean;
  readonly headers: Pair[];
  readonly data: string[];
  readonly ignored: string[];
}

type Flag = 'get' | 'other flag';
type Option = 'method' | 'url' | 'header' | 'data' | 'raw data' | 'encoded data' | 'other option';

const toRows = <Kind extends string>(kind: Kind, names: string) =>
  names.split(' ').map((name) => [name, kind] as const);

const flags = new Map<string, Flag>([
  ...toRows('get', '-G --get'),
  ...toRows('other flag', '-f --fail --fail-with-body -g --globoff -i --include -k --insecure'),
  ...toRows('other flag', '-L --location -s --silent -S --show-error -v --verbose --compressed'),
]);

/** The options with a value. */
const options = new Map<string, Option>([
  ...toRows('method', '-X --request'),
  ...toRows('url', '--url'),
  ...toRows('header', '-H --header'),
  ...toRows('data', '-d --data --data-ascii --data-binary --json'),
  ...toRows('raw data', '--data-raw'),
  ...toRows('encoded data', '--data-urlencode'),
  ...toRows('other option', '-A --user-agent -b --cookie -e --referer -F --form -u --user'),
  ...toRows('other option', '-x --proxy -E --cert --key --cacert -o --output'),
  ...toRows('other option', '-m --max-time --connect-timeout --retry'),
]);

/** Reads the option or the URL at the start, and removes its words. */
function readOption(found: Found, words: string[]): void {
  const [name = '', ...others] = split(words.shift() ?? '');
  words.unshift(...others);
  const option = options.get(name);
  if (option) readValue[option](found, words.shift() ?? '', name);
  else if (flags.get(name) === 'get') found.isQuery = true;
  else if (!name.startsWith('-') && found.url === undefined) found.url = name;
  else if (!flags.has(name)) found.ignored.push(name);
}

/** `-sXPUT` is short for `-s -X PUT`. */
function split(word: string): readonly string[] {
  const [, name, rest = ''] = /^(-[^-])(.+)$/s.exec(word) ?? [];
  if (name === undefined) return [word];
  return [name, options.has(name) ? rest : `-${rest}`];
}

type ReadValue = (found: Found, value: string, name: string) => void;

const readValue: Readonly<Record<Option, ReadValue>> = {
  method: (found, value) => {
    found.method = value;
  },
  url: (found, value) => {
    found.url = value;
  },
  header: ({ headers }, value) => {
    const [, name = value, text = ''] = /^([^:]*):(.*)$/s.exec(value) ?? [];
    headers.push([name.trim(), text.trim()]);
  },
  data: ({ data, ignored }, value, name) => {
    if (value.startsWith('@')) ignored.push(`${name} ${value}`);
    else data.push(value);
  },
  'raw data': ({ data }, value) => data.push(value),
  'encoded data': ({ data }, value) => {
    const [, name = '', text = ''] = /^([^=]*=)(.*)$/s.exec(value) ?? [undefined, '', value];
    data.push(name.replace(/^=$/, '') + encode(text));
  },
  // Its value may be a credential.
  'other option': ({ ignored }, _value, name) => ignored.push(name),
};

function toUrl(text: string | undefined): URL {
  if (text === undefined) throw new PasteProblem('The cURL command has no URL.');
  try {
    return new URL(/^\w+:\/\//.test(text) ? text : `https://${text}`);
  } catch {
    throw new PasteProblem('The cURL command has no complete URL.');
  }
}

/** A part of a word as a shell quotes it, a line that continues, or the space between words. */
const part =
  /\$'((?:[^'\\]|\\.)*)'|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\\r?\n|\\(.)|((?:[^\s'"\\$]|\$(?!'))+)|\s+/sy;

/** The words of the command, up to a pipe or another command. */
function toWords(command: string): string[] {
  const words: string[] = [];
  let isInWord = false;
  part.lastIndex = 0;
  while (part.lastIndex < command.length) {
    const at = part.lastIndex;
    const found = part.exec(command);
    if (!found) throw new PasteProblem(`${toPlace(command, at)}: this quote is not closed.`);
    const [all, escaped, literal, quoted, character, plain] = found;
    if (!isInWord && /^[|&;>]/.test(plain ?? '')) break;
    const text = toLiteral(escaped) ?? literal ?? toUnquoted(quoted) ?? character ?? plain;
    if (text !== undefined) words.push(((isInWord && words.pop()) || '') + text);
    isInWord = text !== undefined || (isInWord && !/^\s/.test(all));
  }
  return words;
}

/** The text of a double-quoted part. */
function toUnquoted(quoted: string | undefined): string | undefined {
  return quoted?.replaceAll(/\\(?:\r?\n|(["\\$`]))/g, '$1');
}

/** The text of a part such as `$'it\'s'`. */
function toLiteral(escaped: string | undefined): string | undefined {
  return escaped?.replaceAll(
    /\\(?:u([\da-f]{1,4})|x([\da-f]{1,2})|(.))/gis,
    (_, unit?: string, byte?: string, letter: string = '') => {
      const code = unit ?? byte;
      return code === undefined ? (letters[letter] ?? letter) : toCharacter(code);
    },
  );
}

const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function toCharacter(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}

/** Where a position is in a text. */
function toPlace(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `Line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}
