/** Quoting and formatting rules that several languages share. */
import type { Json } from '../openapi/document';
import { toJsonText as toExactText } from '../openapi/numbers';
import { toUrl } from '../request/build';
import type { HttpRequest, Pair, RequestBody } from '../request/model';
import type { LanguageId } from './languages';
import { toSent, writeOther } from './other-bodies';

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

/** The code for a body, and what the rest of the program needs for it. */
export interface Written {
  readonly code: string;
  /** How the client receives the body. */
  readonly use?: string;
  readonly imports?: readonly string[];
}

/** How a language writes bodies, except multipart ones and files. */
export interface BodyWriter {
  readonly quote: Quote;
  /** Quotes JSON and texts of several lines, if that differs. */
  readonly raw?: Quote;
  /** The text is quoted. */
  readonly text: (literal: string) => string | Written;
  /** If JSON is not a text. */
  readonly json?: (json: Json) => string | Written;
  readonly form: (fields: readonly Pair[]) => string | Written;
}

/** What a program consists of, in the code of its language. The code is empty without a body. */
export function writeRequest(request: HttpRequest, language: LanguageId, writer: BodyWriter) {
  const { headers, body, note } = toSent(request, language);
  const written = writeBody(body, language, writer);
  const code: Written = typeof written === 'string' ? { code: written } : written;
  return { url: writer.quote(toUrl(request)), headers, note, imports: [], ...code };
}

function writeBody(
  body: RequestBody | undefined,
  language: LanguageId,
  writer: BodyWriter,
): string | Written {
  if (body?.kind === 'form') return writer.form(body.fields);
  if (body?.kind !== 'json') return writeOther(body, language, writer);
  const { quote, raw = quote, text, json = (value) => text(raw(toJsonText(value))) } = writer;
  return json(body.json);
}

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

/** The names and values of an object, one per line: `  "name": "value",`. */
export function toEntries(pairs: readonly Pair[], indent: string): string {
  return toLines(pairs, (name, value) => `${indent}${toQuoted(name)}: ${toQuoted(value)},`);
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
