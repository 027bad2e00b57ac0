/**
 * How parameters become text: the styles of OpenAPI, which are those of URI templates (RFC 6570). See
 * https://spec.openapis.org/oas/v3.1.1#style-examples.
 */
import {
  isList,
  isJsonObject,
  isJsonType,
  isXmlType,
  type Json,
  type ParameterLocation,
  toText,
} from '../openapi/document';
import type { Encoding, Field, Shape } from '../openapi/model';
import { toJsonText } from '../openapi/numbers';
import { anything, isScalar, isSecret, toNamed } from '../openapi/shapes';
import { encode, toBase64, toFieldValue } from './encode';
import { toJson } from './json';
import type { FormObject, Pair } from './model';
import { isEntered, isNull, membersOf, toShownText, valueOf } from './values';
import { toXml } from './xml';

/**
 * The names and values of a parameter, percent-encoded in a URL. A required one without a value is a
 * placeholder, except in the path, which has its own.
 * @param example the value of the example request
 */
export function writeParameter(
  field: Field,
  values: FormObject | undefined,
  location: ParameterLocation,
  example?: Json,
): readonly Pair[] {
  const { name, encoding = {} } = field;
  const isHeader = location === 'header';
  if (encoding.basic) return writeBasic(field, values);
  // OpenAPI 3.2 has a style for cookies that are not encoded.
  const isLiteral = isHeader || encoding.style === 'cookie';
  const write = isLiteral ? toFieldValue : encoding.allowReserved ? encodeReserved : encode;
  const writeName = isLiteral ? toFieldValue : encode;
  const shownName = encoding.whole ? '' : writeName(name);
  const sent = toSent(field, values, {
    isParameter: true,
    isHeader,
    usual: location === 'path' ? undefined : toUsual(field, example),
  });
  const value = toWritten(field, sent);
  if (value === undefined) {
    return field.required && location !== 'path' ? [[shownName, `{${name}}`]] : [];
  }
  if (encoding.whole && encoding.mediaType?.startsWith('application/x-www-form-urlencoded')) {
    return toFormMembers(field, value).map(([one, text]) => [encode(one), encode(text)]);
  }
  if (encoding.mediaType) return [[shownName, write(toContent(field, value))]];
  return location === 'path' || isHeader
    ? [[writeName(name), expand(name, value, encoding, write)]]
    : toPairs(name, value, encoding, write, writeName);
}

/**
 * A value without null, which text cannot tell from the word `null`. So a null is not sent, nor one in
 * a list or an object, as URI templates have it (RFC 6570, 2.3), unless the value is JSON.
 */
function toWritten(field: Field, value: Json | undefined): Json | undefined {
  if (isJson(field)) return value;
  if (isList(value)) return value.filter((item) => item !== null);
  if (!isJsonObject(value)) return value ?? undefined;
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
}

/** Whether a parameter, or a field of a form, is sent as JSON. */
export function isJson({ encoding = {} }: Field): boolean {
  return isJsonType(encoding.mediaType ?? '');
}

/** A value as its media type has it: JSON, XML, or a text as it is. */
function toContent(field: Field, value: Json): string {
  const { mediaType = 'application/json' } = field.encoding ?? {};
  if (isXmlType(mediaType)) return toXml(field, value);
  return typeof value === 'string' && !isJson(field) ? value : toJsonText(value);
}

/** A value in a form. Lists have a pair for each item, and objects are JSON, unless the document says how. */
export function toFormPairs(field: Field, value: Json): readonly Pair[] {
  const { name, encoding = {} } = field;
  const { style, explode } = encoding;
  const isStyled = style !== undefined || explode !== undefined;
  if (!isStyled && (isJson(field) || isJsonObject(value))) return [[name, toContent(field, value)]];
  const written = toWritten(field, value);
  return written === undefined ? [] : toPairs(name, written, encoding, (text) => text);
}

function toFormMembers(shape: Shape, value: Json): readonly Pair[] {
  const fields = shape.kind === 'group' ? shape.fields : [];
  const named = new Map(fields.map((field) => [field.name, field]));
  return Object.entries(isJsonObject(value) ? value : {}).flatMap(([name, member]) =>
    toFormPairs(named.get(name) ?? toNamed(name, anything), member),
  );
}

/** The value of a parameter in samples while none is entered. Undefined if samples omit it. */
export function toUsual(field: Field, example?: Json): Json | undefined {
  const known = field.required ? example : undefined;
  return known ?? (toUsualText(field) || undefined);
}

/** The default or the example of a parameter that samples contain. */
export function toUsualText(field: Field): string {
  if (!isScalar(field) || !(field.required || field.isSent || isSecret(field))) return '';
  const [example] = field.kind === 'scalar' && field.required ? (field.examples ?? []) : [];
  return toText(field.default ?? example?.value ?? '');
}

interface Unentered {
  readonly isParameter?: boolean;
  /** Whether spaces alone are no value. */
  readonly isHeader?: boolean;
  /** The value if none is entered. */
  readonly usual?: Json | undefined;
}

/** What is sent for a field, in which a single value is a text. */
export function toSent(
  field: Field,
  values: FormObject | undefined,
  { isParameter = false, isHeader = false, usual }: Unentered = {},
): Json | undefined {
  const entered = valueOf(values, field.name);
  if (isNull(field, entered)) return null;
  if (!isScalar(field)) return toJson(field, entered) ?? usual;
  const text = toShownText(field, values, isParameter);
  if ((usual !== undefined || isHeader) && toFieldValue(text) === '') return usual;
  if (field.kind === 'scalar') return text || undefined;
  const chosen = toJson(field, text);
  return chosen === undefined ? undefined : toText(chosen);
}

/** A user name and a password (RFC 7617). As long as none is entered, a reader sees what to replace. */
function writeBasic(field: Field, values: FormObject | undefined): readonly Pair[] {
  const members = membersOf(valueOf(values, field.name));
  const texts = (field.kind === 'group' ? field.fields : []).map((one) =>
    toSent(one, members, { usual: toUsual(one) }),
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

export const delimiters: Readonly<Record<string, string>> = {
  spaceDelimited: ' ',
  pipeDelimited: '|',
};

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
 * written, and JSON, as Swagger UI has it, is rarely read by servers: `a[]` is by most. Objects in
 * lists have indexes, since `a[][b]=1&a[][c]=2` would be two objects.
 */
function listDeep(path: string, value: Json): readonly Pair[] {
  if (isList(value)) {
    return value.flatMap((item, index) =>
      listDeep(isJsonObject(item) ? `${path}[${index}]` : `${path}[]`, item),
    );
  }
  if (!isJsonObject(value)) return value === null ? [] : [[path, toText(value)]];
  return Object.entries(value).flatMap(([name, member]) => listDeep(`${path}[${name}]`, member));
}
