/** The texts of a document that people read: what a translation of it says in another language. */
import { type ApiDocument, type Part, toMembers } from './document';
import { type Path, visitParts } from './parts';

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
  const add = (part: unknown, path: Path, own: readonly string[], shown = part) => {
    const told = toMembers(shown);
    const texts = own.flatMap((key) => {
      const text = told[key];
      return typeof text === 'string' && text.trim() !== '' ? [[key, text] as const] : [];
    });
    if (texts.length === 0) return;
    places.push({ target: toTarget(path), part: part as Part, texts: Object.fromEntries(texts) });
  };
  const addInside = (value: unknown, path: Path, own: readonly string[]) => {
    add(value, path, own);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      addInside(inner, [...path, Array.isArray(value) ? Number(name) : name], own);
    }
  };
  visitParts(
    document,
    (part, _, path) => add(part, path, keysOf(part, path), toNamed(part, path)),
    (value, path) => {
      const name = path.at(-1);
      if (name === 'x-portal') addInside(value, path, ofPortal);
      if (name === 'x-tagGroups' || name === 'x-badges') addInside(value, path, ['name']);
      if (/^x-enum(?:D|-d)escriptions$/.test(String(name))) add(value, path, Object.keys(value));
    },
  );
  return places;
}

/** The title of an API is its name, a title of one word that of a type. Scopes are all texts. */
function keysOf(part: Part, path: Path): readonly string[] {
  const [, kind, , , , inside] = path;
  if (kind === 'securitySchemes' && inside === 'scopes') return Object.keys(part);
  const isName = path.join() === 'info' || !/\s/.test(String(part['title']));
  return isName ? keys.filter((key) => key !== 'title') : keys;
}

/** A tag without a title is called like its name, by which operations refer to it. */
function toNamed(part: Part, [start, index, inside]: Path): Part {
  const { name, summary, 'x-displayName': title = summary } = part;
  const isTag = start === 'tags' && index !== undefined && inside === undefined;
  return isTag && title === undefined ? { ...part, 'x-displayName': name } : part;
}

function toTarget(path: Path): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    const isPlain = /^[A-Za-z_]\w*$/.test(step);
    return isPlain ? `.${step}` : `['${step.replaceAll(/[\\']/g, String.raw`\$&`)}']`;
  });
  return `$${steps.join('')}`;
}
