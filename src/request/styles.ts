/**
 * How parameters become text: the styles of OpenAPI, which are those of URI templates (RFC 6570). See
 * https://spec.openapis.org/oas/v3.1.1#style-examples.
 */
import {
  isList,
  isJsonObject,
  type Json,
  type ParameterLocation,
  toText,
} from '../openapi/document';
import type { Encoding, Field } from '../openapi/model';
import { isScalar, isSecret } from '../openapi/shapes';
import { encode, toFieldValue } from './encode';
import { toJson } from './json';
import type { FormObject, Pair } from './model';
import { isEntered, membersOf, toShownText, valueOf } from './values';

/** The names and values of a parameter, percent-encoded in a URL. */
export function writeParameter(
  field: Field,
  values: FormObject | undefined,
  location: ParameterLocation,
): readonly Pair[] {
  const { name, encoding = {} } = field;
  const isHeader = location === 'header';
  if (encoding.basic) return writeBasic(field, values);
  const hasUsual = isHeader || location === 'cookie' || isSecret(field);
  const value = toSent(field, values, hasUsual);
  if (value === undefined) return [];
  // OpenAPI 3.2 has a style for cookies that are not encoded.
  const isLiteral = isHeader || encoding.style === 'cookie';
  const write = isLiteral ? toFieldValue : encoding.allowReserved ? encodeReserved : encode;
  const writeName = isLiteral ? toFieldValue : encode;
  if (encoding.mediaType) {
    return [[encoding.whole ? '' : writeName(name), write(JSON.stringify(value))]];
  }
  return location === 'path' || isHeader
    ? [[writeName(name), expand(name, value, encoding, write)]]
    : toPairs(name, value, encoding, write, writeName);
}

/** Samples always contain defaults, but examples only for required headers. */
export function toUsualText(header: Field): string {
  if (!isScalar(header)) return '';
  const [example] = header.kind === 'scalar' && header.required ? (header.examples ?? []) : [];
  return toText(header.default ?? example?.value ?? '');
}

/** All cookies in one header. */
export function writeCookies(
  fields: readonly Field[],
  values: FormObject | undefined,
): readonly Pair[] {
  const cookies = fields.flatMap((field) => writeParameter(field, values, 'cookie'));
  return cookies.length === 0 ? [] : [['Cookie', cookies.map((pair) => pair.join('=')).join('; ')]];
}

/** What is sent for a field, in which a single value is a text. */
export function toSent(
  field: Field,
  values: FormObject | undefined,
  hasUsual = false,
): Json | undefined {
  if (!isScalar(field)) return toJson(field, valueOf(values, field.name));
  const text = toShownText(field, values);
  return (hasUsual && toFieldValue(text) === '' ? toUsualText(field) : text) || undefined;
}

/** A user name and a password (RFC 7617). As long as none is entered, a reader sees what to replace. */
function writeBasic(field: Field, values: FormObject | undefined): readonly Pair[] {
  const members = membersOf(valueOf(values, field.name));
  const texts = (field.kind === 'group' ? field.fields : []).map((one) =>
    toSent(one, members, true),
  );
  if (texts.every((text) => text === undefined)) return [];
  const both = texts.map((text) => toText(text ?? '')).join(':');
  return [[field.name, `Basic ${isEntered(members) ? toBase64(both) : `BASE64_OF_${both}`}`]];
}

type Encode = (text: string) => string;

/** Keeps reserved characters, except those that end a value, and what is encoded already. */
function encodeReserved(text: string): string {
  return encode(text)
    .replaceAll(/%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D)/g, decodeURIComponent)
    .replaceAll(/%25(?=[\dA-F]{2})/gi, '%');
}

const operators: Readonly<Record<string, readonly [first: string, separator: string]>> = {
  simple: ['', ','],
  label: ['.', '.'],
  matrix: [';', ';'],
};

/** The text in a path or a header. */
function expand(name: string, value: Json, encoding: Encoding, write: Encode): string {
  const { style = 'simple', explode = false } = encoding;
  const [first, separator] = operators[style] ?? ['', ','];
  const between = explode ? separator : ',';
  const parts = isJsonObject(value)
    ? toMembers(value, write).map((member) => member.join(explode ? '=' : ','))
    : [value].flat().map((item) => write(toText(item)));
  const label = `${encode(name)}=`;
  if (style !== 'matrix' || (explode && isJsonObject(value))) return first + parts.join(between);
  return first + (explode ? parts : [parts.join(',')]).map((part) => label + part).join(separator);
}

function toMembers(value: object, write: Encode): readonly Pair[] {
  return Object.entries(value).map(([name, member]) => [
    write(name),
    write(toText(member as Json)),
  ]);
}

const delimiters: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** The pairs in a query, a cookie or a form. */
export function toPairs(
  name: string,
  value: Json,
  { style = 'form', explode = style === 'form' || style === 'cookie' }: Encoding,
  write: Encode,
  writeName: Encode = write,
): readonly Pair[] {
  if (style === 'deepObject') {
    return listDeep(name, value).map(([path, text]) => [writeName(path), write(text)]);
  }
  const delimiter = delimiters[style];
  const join = (texts: readonly string[]) =>
    texts.join(delimiter === undefined ? ',' : write(delimiter));
  if (isJsonObject(value)) {
    const members = toMembers(value, write);
    return explode ? members : [[writeName(name), join(members.flat())]];
  }
  const items = [value].flat().map((item) => write(toText(item)));
  return (explode ? items : [join(items)]).map((text) => [writeName(name), text]);
}

/**
 * The members of an object by their paths: `a[b][c]`. The specification does not say how lists are
 * written, and JSON, as Swagger UI has it, is rarely read by servers: `a[]` is by most.
 */
function listDeep(path: string, value: Json): readonly Pair[] {
  if (isList(value)) return value.flatMap((item) => listDeep(`${path}[]`, item));
  if (!isJsonObject(value)) return [[path, toText(value)]];
  return Object.entries(value).flatMap(([name, member]) => listDeep(`${path}[${name}]`, member));
}

/** The UTF-8 bytes of a text in Base64 (RFC 4648). */
function toBase64(text: string): string {
  return btoa(
    encodeURIComponent(text.toWellFormed()).replaceAll(/%(..)/g, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    ),
  );
}
