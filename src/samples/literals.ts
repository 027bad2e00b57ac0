/** Quoting and formatting rules that several languages share. */
import type { Json } from '../openapi/document';
import { toJsonText as toExactText } from '../openapi/numbers';
import type { HttpRequest, Pair } from '../request/model';

/** A string for Python, JavaScript, Go, Java and C#. Lone surrogates become U+FFFD, as in a URL. */
export function toQuoted(text: string): string {
  return toJsonText(text.toWellFormed());
}

/** A double-quoted string in PHP, Swift and Rust, with Unicode escapes such as `\u{…}`. */
export function toBraced(text: string): string {
  return toQuoted(text).replaceAll(
    /\\(u....|.)/g,
    (escape) => lettersOfJson[escape] ?? escape.replace(/u(.+)/, 'u{$1}'),
  );
}

/** The JSON escapes that those languages do not support. */
const lettersOfJson: Readonly<Record<string, string>> = { '\\b': '\\u{8}', '\\f': '\\u{c}' };

/**
 * JSON or text as a raw string in Swift or Rust, with enough `#` characters to make quotes and
 * backslashes literal. Rust allows at most 255, so longer runs in JSON are escaped.
 */
export function toRaw(raw: string, open: string, close: string): string {
  const text = raw.replaceAll(/#{9,}/g, (run) => '\\u0023'.repeat(run.length));
  const [longest = ''] = (text.match(/(?<=["\\])#+/g) ?? []).toSorted().toReversed();
  return `#${longest}${open}${text}${close}#${longest}`;
}

export type Quote = (text: string) => string;

/** The name of a method with an initial capital: `Post`. */
export function toCapitalized({ method }: HttpRequest): string {
  return method.charAt(0) + method.slice(1).toLowerCase();
}

/** One or more lines for each pair. */
export function toLines(
  pairs: readonly Pair[],
  toLine: (name: string, value: string) => string,
): string {
  return pairs.map(([name, value]) => `${toLine(name, value)}\n`).join('');
}

/** An object with a name and a value per line. */
export function toObject(pairs: readonly Pair[], indent: string, end = ''): string {
  const toLine = (name: string, value: string) => `${indent}${toQuoted(name)}: ${toQuoted(value)},`;
  return pairs.length === 0 ? '{}' : `{\n${toLines(pairs, toLine)}${end}}`;
}

/** Indents every line except the first. Line breaks inside strings are escaped and not affected. */
export function indentRest(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

const invisible = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Indented JSON. Escapes characters that editors hide or reorder. */
export function toJsonText(value: Json): string {
  return toExactText(value, 2).replaceAll(invisible, toEscape);
}

/** The escape sequence of a UTF-16 code unit, for example `\u00e9`. */
export function toEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
