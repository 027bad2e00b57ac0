/** The texts of a document that people read: what a translation of it says in another language. */
import { type ApiDocument, isObject, type Part } from './document';
import { contentOf, type Content } from './parts';

/** A part of a document with texts. */
export interface TextPlace {
  /** The normalized path of the part (RFC 9535, 2.7), with names where they are plain. */
  readonly target: string;
  readonly part: Part;
  /** Its texts by key, such as `summary`. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The keys of texts in parts that OpenAPI and JSON Schema describe. */
const keys = ['title', 'summary', 'description', 'x-displayName'];

/** The keys of texts in `x-portal`, with what is inside. */
const ofPortal = [
  ...['title', 'text', 'description', 'usage', 'group', 'cardTitle', 'itemName', 'deprecated'],
  ...['meaning', 'use'],
];

/** All texts that a translation can say, in the order of the document. */
export function listTexts(document: ApiDocument): readonly TextPlace[] {
  const places: TextPlace[] = [];
  const add: Add = (target, part, own, shown = part) => {
    const texts = own.flatMap((key) => {
      const text = shown[key];
      return typeof text === 'string' && text.trim() !== '' ? [[key, text] as const] : [];
    });
    if (texts.length > 0) places.push({ target, part, texts: Object.fromEntries(texts) });
  };
  const walkPortal = (value: unknown, target: string) => {
    if (isObject(value)) add(target, value, ofPortal);
    for (const [name, inner] of listInner(value)) walkPortal(inner, toTarget(target, value, name));
  };
  const walk = (value: unknown, around: Content, target: string) => {
    if (around === 'part' && isObject(value))
      add(target, value, keysOf(value, target), toNamed(value, target));
    for (const [name, inner] of listInner(value)) {
      const place = toTarget(target, value, name);
      const content = Array.isArray(value) ? around : contentOf(name, inner, around);
      if (name === 'x-portal') walkPortal(inner, place);
      else if (name === 'x-tagGroups') listGroups(inner, place, add);
      else if (name === 'examples' && around === 'part') listExamples(inner, place, add);
      else if (/^x-enumDescriptions$|^x-enum-descriptions$/.test(name)) addAll(inner, place, add);
      else if (content !== 'value') walk(inner, content, place);
    }
  };
  walk(document, 'part', '$');
  return places;
}

/** @param shown what readers see of the part */
type Add = (target: string, part: Part, keys: readonly string[], shown?: Part) => void;

/** The title of an API is its name, and a title of one word that of a type. */
function keysOf({ title }: Part, target: string): readonly string[] {
  const isName = target === '$.info' || !/\s/.test(String(title));
  return isName ? keys.filter((key) => key !== 'title') : keys;
}

/** A tag without a title is called like its name, by which operations refer to it. */
function toNamed(part: Part, target: string): Part {
  const { name, summary, 'x-displayName': title = summary } = part;
  const isUntitled = /^\$\.tags\[\d+\]$/.test(target) && title === undefined;
  return isUntitled ? { ...part, 'x-displayName': name } : part;
}

function listGroups(groups: unknown, target: string, add: Add): void {
  for (const [index, group] of listInner(groups)) {
    if (isObject(group)) add(`${target}[${index}]`, group, ['name']);
  }
}

/** The values of examples are those of the API. */
function listExamples(examples: unknown, target: string, add: Add): void {
  if (!isObject(examples)) return;
  for (const [name, example] of listInner(examples)) {
    if (isObject(example)) add(toTarget(target, examples, name), example, keys);
  }
}

function addAll(texts: unknown, target: string, add: Add): void {
  if (isObject(texts)) add(target, texts, Object.keys(texts));
}

function listInner(value: unknown): readonly (readonly [name: string, inner: unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function toTarget(target: string, around: unknown, name: string): string {
  if (Array.isArray(around)) return `${target}[${name}]`;
  if (/^[A-Za-z_]\w*$/.test(name)) return `${target}.${name}`;
  return `${target}['${name.replaceAll(/[\\']/g, String.raw`\$&`)}']`;
}
