/** Quoting rules, and other rules of writing, that several languages share. */
import type { Json } from '../catalogue/model';
import { toJsonText } from '../request/json';
import type { HttpRequest, Pair } from '../request/model';

/**
 * A double-quoted string: the escapes of JSON are valid in Python, JavaScript, Go, Java and C#.
 * What UTF-8 cannot hold becomes U+FFFD, as in an address.
 */
export function toQuoted(text: string): string {
  return toJsonText(text.toWellFormed());
}

/** A double-quoted string of PHP, Swift and Rust, whose numbered escapes are `\u{…}`. */
export function toBraced(text: string): string {
  return toQuoted(text).replaceAll(
    /\\(u....|.)/g,
    (escape) => lettersOfJson[escape] ?? escape.replace(/u(.+)/, 'u{$1}'),
  );
}

/** The escapes of JSON that those languages do not have. */
const lettersOfJson: Readonly<Record<string, string>> = { '\\b': '\\u{8}', '\\f': '\\u{c}' };

/**
 * JSON as a raw string of Swift or Rust, with as many `#` as keep a quote or a backslash of the
 * text from meaning anything. Rust takes up to 255, so long runs in the text become escapes.
 */
export function toRaw(json: Json, open: string, close: string): string {
  const text = toJsonText(json).replaceAll(/#{9,}/g, (run) => '\\u0023'.repeat(run.length));
  const [longest = ''] = (text.match(/(?<=["\\])#+/g) ?? []).toSorted().toReversed();
  return `#${longest}${open}${text}${close}#${longest}`;
}

/** What stands for the body of a request; nothing where it has none. */
export function writeBody(
  { body }: HttpRequest,
  writeJson: (json: Json) => string,
  writeForm: (fields: readonly Pair[]) => string,
): string {
  switch (body?.mediaType) {
    case undefined:
      return '';
    case 'application/json':
      return writeJson(body.json);
    case 'application/x-www-form-urlencoded':
      return writeForm(body.fields);
    default:
      return body satisfies never;
  }
}

/** Whether the body of a request is a form. */
export function hasForm({ body }: HttpRequest): boolean {
  return body !== undefined && 'fields' in body;
}

/** The name of a method with a capital letter: `Post`. */
export function toCapitalized({ method }: HttpRequest): string {
  return method.charAt(0) + method.slice(1).toLowerCase();
}

/** A line or more for each pair. */
export function toLines(
  pairs: readonly Pair[],
  toLine: (name: string, value: string) => string,
): string {
  return pairs.map(([name, value]) => `${toLine(name, value)}\n`).join('');
}

/** Names and values of an object, one a line: `  "name": "value",`. */
export function toEntries(pairs: readonly Pair[], indent: string): string {
  return toLines(pairs, (name, value) => `${indent}${toQuoted(name)}: ${toQuoted(value)},`);
}

/** Indents every line but the first; line breaks inside strings are escaped and not touched. */
export function indentRest(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}
