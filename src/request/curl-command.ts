/** Reads a cURL command as a POSIX shell and curl do. */
import * as messages from '../messages/en/paste';
import { say } from '../messages/say';
import type { Pair } from './model';
import { encode, toBase64 } from './encode';

/** Says what is wrong with a pasted text, and where. */
export class PasteProblem extends Error {}

export interface CurlCommand {
  readonly method: string;
  readonly url: URL;
  readonly headers: readonly Pair[];
  readonly data: string;
  /** The parts of a form. A file is its name. */
  readonly parts: readonly Pair[];
  /** The names of options that add something else. */
  readonly ignored: readonly string[];
}

/** Throws a {@link PasteProblem} if the command cannot be read. */
export function readCurl(text: string): CurlCommand {
  const found: Found = { headers: [], data: [], parts: [], ignored: [] };
  const words = toWords(withoutPrompt(text));
  while (words.length > 0) readOption(found, words);
  const { headers, parts, ignored, isQuery = false } = found;
  const url = toUrl(found.url);
  const data = found.data.join('&');
  if (isQuery) url.search = [url.search.slice(1), data].filter(Boolean).join('&');
  const hasBody = found.data.length + parts.length > 0 && !isQuery;
  const method = found.method ?? (hasBody ? 'POST' : 'GET');
  return { method, url, headers, data: isQuery ? '' : data, parts, ignored };
}

/** Whether a text is a command, which can follow the prompt of a shell. */
export function isCurl(text: string): boolean {
  return start.test(text);
}

const start = /^\s*(?:[$>%#]\s+)?curl(?:\.exe)?(?=\s|$)/;

/** The options, as a POSIX shell has them: that of Windows escapes each character with a caret. */
function withoutPrompt(command: string): string {
  const text = command.replace(start, (all) => all.replaceAll(/\S/g, ' '));
  const escaped = /^\s*\^"/.test(text) ? /\^(\r?\n|[^])/g : /\^(\r?\n)/g;
  return text.replaceAll(escaped, (_, one: string) => one.trim());
}

interface Found {
  method?: string;
  url?: string;
  /** Whether the data belongs to the query. */
  isQuery?: boolean;
  readonly headers: Pair[];
  readonly data: string[];
  readonly parts: Pair[];
  readonly ignored: string[];
}

/** Flags that do not change the request. */
const otherFlags = [
  '-f --fail --fail-with-body -g --globoff -i --include -k --insecure -L --location',
  '-s --silent -S --show-error -v --verbose --compressed -N --no-buffer',
].flatMap((names) => names.split(' '));

/** Reads the option or the URL at the start, and removes its words. */
function readOption(found: Found, words: string[]): void {
  const [name = '', ...others] = split(words.shift() ?? '');
  words.unshift(...others);
  const readValue = options.get(name);
  if (readValue) readValue(found, words.shift() ?? '', name);
  else if (name === '-G' || name === '--get') found.isQuery = true;
  else if (name === '-I' || name === '--head') found.method = 'HEAD';
  // The value of an unknown option can stand before the URL.
  else if (!name.startsWith('-') && !/:\/\//.test(found.url ?? '')) found.url = name;
  else if (!otherFlags.includes(name)) found.ignored.push(name);
}

/** `-sXPUT` is short for `-s -X PUT`. */
function split(word: string): readonly string[] {
  const [, name, rest = ''] = /^(-[^-])(.+)$/s.exec(word) ?? [];
  if (name === undefined) return [word];
  return [name, options.has(name) ? rest : `-${rest}`];
}

type ReadValue = (found: Found, value: string, name: string) => void;

const toRows = (names: string, read: ReadValue) =>
  names.split(' ').map((name) => [name, read] as const);

/** Its value may be a credential. */
const ignore: ReadValue = ({ ignored }, _value, name) => ignored.push(name);

/** The options with a value. */
const options = new Map<string, ReadValue>([
  ...toRows('-X --request', (found, value) => {
    found.method = value;
  }),
  ...toRows('--url', (found, value) => {
    found.url = value;
  }),
  ...toRows('-H --header', ({ headers }, value) => {
    const [, name = value, text = ''] = /^([^:]*):(.*)$/s.exec(value) ?? [];
    headers.push([name.trim(), text.trim()]);
  }),
  ...toRows('-d --data --data-ascii --data-binary --json', ({ data, ignored }, value, name) => {
    if (value.startsWith('@')) ignored.push(`${name} ${value}`);
    else data.push(value);
  }),
  ...toRows('--data-raw', ({ data }, value) => data.push(value)),
  ...toRows('--data-urlencode', ({ data }, value) => {
    const [, name = '', text = ''] = /^([^=]*=)(.*)$/s.exec(value) ?? [undefined, '', value];
    data.push(name.replace(/^=$/, '') + encode(text));
  }),
  ...toRows('--form-string', ({ parts }, value) => parts.push(toPart(value))),
  ...toRows('-F --form', ({ parts, ignored }, value, name) => {
    const [part, text] = toPart(value);
    if (text.startsWith('<')) ignored.push(`${name} ${part}`);
    else if (text.startsWith('@')) {
      parts.push([part, toPartText(text.slice(1)).replace(/^.*[/\\]/s, '')]);
    } else parts.push([part, toPartText(text)]);
  }),
  ...toRows('-u --user', ({ headers }, value) => {
    headers.push(['Authorization', `Basic ${toBase64(value)}`]);
  }),
  ...toRows('-b --cookie', ({ headers }, value) => headers.push(['Cookie', value])),
  ...toRows('-A --user-agent -e --referer', ignore),
  ...toRows('-x --proxy -E --cert --key --cacert -o --output', ignore),
  ...toRows('-m --max-time --connect-timeout --retry -w --write-out -D --dump-header', ignore),
  ...toRows('-c --cookie-jar -T --upload-file --oauth2-bearer --aws-sigv4 --resolve', ignore),
]);

function toPart(value: string): Pair {
  const [, name = value, text = ''] = /^([^=]*)=(.*)$/s.exec(value) ?? [];
  return [name, text];
}

/** A value up to its type. Quotes protect what is in it. */
function toPartText(text: string): string {
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"/s.exec(text) ?? [];
  return quoted?.replaceAll(/\\(.)/gs, '$1') ?? text.split(';', 1)[0] ?? '';
}

function toUrl(text: string | undefined): URL {
  if (text === undefined) throw new PasteProblem(messages.noUrl);
  try {
    return new URL(/^\w+:\/\//.test(text) ? text : `https://${text}`);
  } catch {
    throw new PasteProblem(messages.incompleteUrl);
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
    if (!found) throw new PasteProblem(say(messages.openQuote, toPlace(command, at)));
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
      if (code === undefined) return letters[letter] ?? letter;
      return String.fromCharCode(Number.parseInt(code, 16));
    },
  );
}

const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Where a position is in a text. */
export function toPlace(text: string, at: number) {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
