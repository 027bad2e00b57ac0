/** XML documents: https://spec.openapis.org/oas/v3.1.1#xml-object. */
import { isList, isJsonObject, type Json, toText } from '../openapi/document';
import type { Field, Group, Shape, Xml } from '../openapi/model';
import { anything, toNamed } from '../openapi/shapes';
import { findAlternative } from './fit';

/** A document whose root is the field. */
export function toXml(root: Field, value: Json): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...writeField(root, value)].join('\n');
}

/** What is between the tags of an element: a text, or lines of elements. */
interface Content {
  readonly attributes: readonly string[];
  readonly inside: string | readonly string[];
}

/** The lines of an element, or of an element for each item of a list. */
function writeField({ name, xml, ...shape }: Field, value: Json): readonly string[] {
  if (shape.kind !== 'list' || !isList(value)) return writeElement(name, xml, shape, value);
  const { items } = shape;
  const isWrapped = xml?.wrapped === true || xml?.nodeType === 'element';
  const itemName = (isWrapped && xml.name) || name;
  const lines = value.flatMap((item) => writeElement(itemName, items.xml, items, item));
  return isWrapped ? writeTags(name, xml, { attributes: [], inside: lines }) : lines;
}

/** A value that is no element is a text, or its members are those of the element around it. */
function writeElement(name: string, xml: Xml | undefined, shape: Shape, value: Json) {
  if (xml?.nodeType === 'text') return [escape(toText(value))];
  if (xml?.nodeType === 'cdata') return [toCharacters(toText(value))];
  const content = toContent(shape, value);
  return xml?.nodeType === 'none' ? [content.inside].flat() : writeTags(name, xml, content);
}

function writeTags(name: string, xml: Xml = {}, { attributes, inside }: Content) {
  const tag = toTag(name, xml);
  const start = [tag, ...new Set([...toScope(xml), ...attributes])].join(' ');
  if (inside.length === 0) return [`<${start}/>`];
  return typeof inside === 'string'
    ? [`<${start}>${inside}</${tag}>`]
    : [`<${start}>`, ...inside.map((line) => `  ${line}`), `</${tag}>`];
}

/** The declaration of a namespace. */
function toScope({ prefix, namespace }: Xml): readonly string[] {
  if (namespace === undefined) return [];
  return [`xmlns${prefix === undefined ? '' : `:${prefix}`}="${escape(namespace)}"`];
}

/** Objects without a known shape have an element for each member. */
function toContent(shape: Shape, value: Json): Content {
  if (shape.kind === 'union') {
    const alternative = shape.alternatives[findAlternative(shape, value) ?? -1];
    if (alternative) return toContent(alternative, value);
  }
  if (shape.kind === 'list' && isList(value)) {
    const inside = writeField(toNamed('item', shape), value);
    return { attributes: [], inside };
  }
  if (isJsonObject(value)) {
    const { fields, others }: Partial<Group> = shape.kind === 'group' ? shape : {};
    return toMembers(value, fields, shape.kind === 'dictionary' ? shape.values : others);
  }
  return { attributes: [], inside: value === null ? '' : escape(toText(value)) };
}

function toMembers(
  value: object,
  fields: readonly Field[] = [],
  others: Shape = anything,
): Content {
  const named = new Map(fields.map((field) => [field.name, field]));
  const members = Object.entries(value).map(([name, member]) => {
    return [named.get(name) ?? toNamed(name, others), member as Json] as const;
  });
  const isAttribute = ([{ xml }]: (typeof members)[number]) =>
    xml?.attribute === true || xml?.nodeType === 'attribute';
  const attributes = members.filter(isAttribute).flatMap(([{ name, xml = {} }, member]) => [
    // The namespace of an element is not that of its attributes.
    ...(xml.prefix === undefined ? [] : toScope(xml)),
    `${toTag(name, xml)}="${escape(toText(member))}"`,
  ]);
  const inside = members
    .filter((member) => !isAttribute(member))
    .flatMap(([field, member]) => writeField(field, member));
  const isText = fields.some(({ xml }) => /^(?:text|cdata)$/.test(xml?.nodeType ?? ''));
  return { attributes, inside: isText ? inside.join('') : inside };
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
