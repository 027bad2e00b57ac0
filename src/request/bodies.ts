/** The bodies of requests. */
import { isList, isJsonObject, type Json, toText } from '../openapi/document';
import type { Endpoint, Field, Group, Shape, Xml } from '../openapi/model';
import { isScalar } from '../openapi/shapes';
import { toUsualFileName } from '../openapi/formats';
import { findAlternative } from './fit';
import { toJsonText } from '../openapi/numbers';
import { isStream, toStreamText } from '../openapi/streams';
import { toObject } from './json';
import type { FormObject, FormValues, Pair, Part, RequestBody } from './model';
import { toPairs, toSent } from './styles';

/** The body for the entered values. Undefined if the endpoint has none. */
export function buildBody(endpoint: Endpoint, values: FormValues): RequestBody | undefined {
  const { body, formData } = endpoint.parameters;
  if (body) return buildContent(endpoint, body, values.body);
  return formData && buildForm(endpoint, formData, values.formData);
}

function buildForm(
  endpoint: Endpoint,
  fields: readonly Field[],
  values?: FormObject,
): RequestBody | undefined {
  const { mediaType = 'application/x-www-form-urlencoded' } = endpoint;
  const members = listMembers(endpoint, fields, values);
  if (members.length === 0 && !endpoint.whole?.required) return undefined;
  return mediaType.startsWith('multipart/')
    ? { kind: 'multipart', mediaType, parts: members.flatMap(toParts) }
    : { kind: 'form', mediaType, fields: members.flatMap(toFormPairs) };
}

function buildContent(
  endpoint: Endpoint,
  fields: readonly Field[],
  values: FormObject = {},
): RequestBody {
  const { mediaType = 'application/json', isBareList } = endpoint;
  const only = isBareList ? fields[0] : undefined;
  const entered = toObject(fields, values);
  const body = (only ? entered?.[only.name] : entered) ?? endpoint.example.body;
  if (/[/+]xml\b/.test(mediaType)) {
    const text = typeof body === 'string' ? body : toXml(only ?? toRoot(endpoint), body ?? {});
    return { kind: 'text', mediaType, text };
  }
  if (isStream(mediaType) && Array.isArray(body)) {
    return { kind: 'text', mediaType, text: toStreamText(mediaType, body as readonly Json[]) };
  }
  if (only && !/[/+]json\b/.test(mediaType)) {
    if (isFile(only) || isBinary(mediaType)) {
      return { kind: 'file', mediaType, file: toFileName(toSent(only, values), mediaType) };
    }
    if (mediaType.startsWith('text/') || isScalar(only)) {
      return { kind: 'text', mediaType, text: toText(body ?? '') };
    }
  }
  return { kind: 'json', mediaType, json: body ?? {} };
}

/* XML, see https://spec.openapis.org/oas/v3.1.1#xml-object. */

function toRoot({ parameters: { body = [] }, xml }: Endpoint): Field {
  return { name: 'root', kind: 'group', fields: body, description: '', ...(xml && { xml }) };
}

/** A document whose root is the field. */
function toXml(root: Field, value: Json): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...writeField(root, value)].join('\n');
}

/** What is between the tags of an element: a text, or lines of elements. */
interface Content {
  readonly attributes: string;
  readonly inside: string | readonly string[];
}

/** The lines of an element, or of an element for each item of a list. */
function writeField({ name, xml, ...shape }: Field, value: Json): readonly string[] {
  if (shape.kind !== 'list' || !isList(value)) return writeElement(name, xml, shape, value);
  const { items } = shape;
  const isWrapped = xml?.wrapped === true || xml?.nodeType === 'element';
  const itemName = (isWrapped && xml.name) || name;
  const lines = value.flatMap((item) => writeElement(itemName, items.xml, items, item));
  return isWrapped ? writeTags(name, xml, { attributes: '', inside: lines }) : lines;
}

/** A value that is no element is a text, or its members are those of the element around it. */
function writeElement(name: string, xml: Xml | undefined, shape: Shape, value: Json) {
  if (xml?.nodeType === 'text') return [escape(toText(value))];
  if (xml?.nodeType === 'cdata') return [toCharacters(toText(value))];
  const content = toContent(shape, value);
  return xml?.nodeType === 'none' ? [content.inside].flat() : writeTags(name, xml, content);
}

function writeTags(name: string, xml: Xml = {}, { attributes, inside }: Content) {
  const { prefix, namespace } = xml;
  const tag = toTag(name, xml);
  const scope = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  const start =
    tag + (namespace === undefined ? '' : ` ${scope}="${escape(namespace)}"`) + attributes;
  if (inside.length === 0) return [`<${start}/>`];
  return typeof inside === 'string'
    ? [`<${start}>${inside}</${tag}>`]
    : [`<${start}>`, ...inside.map((line) => `  ${line}`), `</${tag}>`];
}

/** Objects without a known shape have an element for each member. */
function toContent(shape: Shape, value: Json): Content {
  if (shape.kind === 'union') {
    const alternative = shape.alternatives[findAlternative(shape, value) ?? -1];
    if (alternative) return toContent(alternative, value);
  }
  if (shape.kind === 'list' && isList(value)) {
    const inside = writeField({ name: 'item', description: '', ...shape }, value);
    return { attributes: '', inside };
  }
  if (isJsonObject(value)) {
    const { fields, others }: Partial<Group> = shape.kind === 'group' ? shape : {};
    return toMembers(value, fields, shape.kind === 'dictionary' ? shape.values : others);
  }
  return { attributes: '', inside: value === null ? '' : escape(toText(value)) };
}

function toMembers(
  value: object,
  fields: readonly Field[] = [],
  others: Shape = { kind: 'union', alternatives: [] },
): Content {
  const named = new Map(fields.map((field) => [field.name, field]));
  const members = Object.entries(value).map(([name, member]) => {
    return [named.get(name) ?? { description: '', ...others, name }, member as Json] as const;
  });
  const isAttribute = ([{ xml }]: (typeof members)[number]) =>
    xml?.attribute === true || xml?.nodeType === 'attribute';
  const attributes = members
    .filter(isAttribute)
    .map(([{ name, xml = {} }, member]) => ` ${toTag(name, xml)}="${escape(toText(member))}"`);
  const inside = members
    .filter((member) => !isAttribute(member))
    .flatMap(([field, member]) => writeField(field, member));
  const isText = fields.some(({ xml }) => /^(?:text|cdata)$/.test(xml?.nodeType ?? ''));
  return { attributes: attributes.join(''), inside: isText ? inside.join('') : inside };
}

/** A section whose characters are not escaped. */
function toCharacters(text: string): string {
  return `<![CDATA[${text.toWellFormed().replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** A name with other characters than those of names would break the document. */
function toTag(name: string, { name: given = name, prefix }: Xml): string {
  const tag = given.replaceAll(/[^\p{L}\p{N}_.-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
  return prefix === undefined ? tag : `${prefix}:${tag}`;
}

function escape(text: string): string {
  return text.toWellFormed().replaceAll(/[&<>"\p{Cc}]/gu, (one) => `&#${one.charCodeAt(0)};`);
}

/* Files. */

function isFile(field: Field): boolean {
  const item = field.kind === 'list' ? field.items : field;
  return field.encoding?.file ?? (item.kind === 'scalar' && item.format === 'binary');
}

function isBinary(mediaType: string): boolean {
  return /^(?:image|audio|video|font)\/|\/(?:octet-stream|pdf|zip)$/.test(mediaType);
}

function toFileName(entered: Json | undefined, mediaType?: string): string {
  return typeof entered === 'string' && entered !== '' ? entered : toUsualFileName(mediaType);
}

/* Forms. */

type Member = readonly [field: Field, value: Json];

/** The values of a form, or those of the example if nothing was entered. */
function listMembers({ example }: Endpoint, fields: readonly Field[], values: FormObject = {}) {
  const given = new Map(Object.entries(example.formData ?? {}));
  const isUntouched = toObject(fields, values) === undefined;
  return fields.flatMap((field): readonly Member[] => {
    const value = isUntouched ? given.get(field.name) : toSent(field, values);
    if (value !== undefined) return [[field, value]];
    // A required file is sent whatever else was entered.
    return isFile(field) && field.required ? [[field, '']] : [];
  });
}

/** Lists have a pair for each item, and objects are JSON, unless the document says how. */
function toFormPairs([{ name, encoding = {} }, value]: Member): readonly Pair[] {
  const isStyled = encoding.style !== undefined || encoding.explode !== undefined;
  const isJson = encoding.mediaType?.includes('json') ?? isJsonObject(value);
  if (isJson && !isStyled) return [[name, toJsonText(value)]];
  return toPairs(name, value, encoding, (text) => text);
}

function toParts(member: Member): readonly Part[] {
  const [field, value] = member;
  const { name, encoding = {} } = field;
  const items = [value].flat();
  const named = encoding.mediaType?.split(/,\s*/).find((one) => !one.includes('*'));
  if (isFile(field)) {
    const type = named && { mediaType: named };
    return items.map((file) => ({ name, file: toFileName(file, named), ...type }));
  }
  const isJson = encoding.style === undefined && items.some(isJsonObject);
  const mediaType = named ?? (isJson ? 'application/json' : undefined);
  return toFormPairs(member).map(([part, text]) => ({
    name: part,
    text,
    ...(mediaType && { mediaType }),
  }));
}
