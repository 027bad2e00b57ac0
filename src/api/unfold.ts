/**
 * Shows named schemas in place. Large tables link to the pages of schemas instead: what is nearest to
 * the top is shown first, until a page has enough fields.
 */
import { type ApiDocument, findOwn } from './document';
import { type Field, fieldsOf, listNested, type Ref, type Shape } from './field';
import { flatten } from './flat-schema';
import { type Reader, toShape } from './view-schema';

/** A reference on a page, which is replaced by what it leads to. */
interface Place {
  readonly node: Ref & Partial<Field>;
  readonly reader: Reader;
  readonly around: readonly string[];
}

/** A page whose references are replaced when all parts are in place. */
interface Page {
  /** Copies a part: a shape or fields, perhaps inside something else. */
  readonly place: <Content>(
    content: Content,
    reader: Reader,
    around?: readonly string[],
  ) => Content;
  /**
   * Replaces references, level by level. One inside itself stays.
   * @param limit the number of fields of the page, if schemas have pages
   * @param first the number up to which references of the first level are replaced
   */
  readonly unfold: (limit: number, first?: number) => void;
}

/** What was copied to a page. */
interface Copied {
  /** The references whose turn is next. */
  next: Place[];
  /** The number of fields and of replaced references. */
  size: number;
}

export function openPage(): Page {
  const page: Copied = { next: [], size: 0 };
  return {
    place: (content, reader, around = []) => copy(content, { reader, around }, page),
    unfold(limit, first = limit) {
      for (let most = first; page.next.length > 0; most = limit) {
        const level = page.next;
        page.next = [];
        for (const place of level) {
          const { schema, slug } = place.node;
          const named = place.around.includes(schema) ? undefined : readNamed(place.reader, schema);
          const isLarge = slug !== undefined && page.size + (named?.size ?? 0) > most;
          if (named && !isLarge) replace(place, named.shape, page);
        }
      }
    },
  };
}

/** Copies data, and notes the fields and references among it. */
function copy<Value>(value: Value, inside: Omit<Place, 'node'>, page: Copied): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => copy(item, inside, page)) as Value;
  }
  const members = Object.entries(value as Readonly<Record<string, unknown>>).map(
    ([name, member]) => [name, copy(member, inside, page)],
  );
  const copied = Object.fromEntries(members) as Value & { kind?: unknown; name?: unknown };
  if (copied.kind !== undefined && copied.name !== undefined) page.size += 1;
  if (copied.kind === 'ref') page.next.push({ ...inside, node: copied as never });
  return copied;
}

/** Keeps the order of members: the name, the shape, then the facts of the field. */
function replace({ node, reader, around }: Place, shape: Shape, page: Copied): void {
  const { name, kind: _kind, schema, slug: _slug, ...facts } = node;
  for (const member of Object.keys(node)) Reflect.deleteProperty(node, member);
  const inside = { reader, around: [...around, schema] };
  page.size += 1;
  const named = name === undefined ? {} : { name };
  Object.assign(node, named, copy(shape, inside, page), facts);
}

interface Named {
  readonly shape: Shape;
  readonly size: number;
}

const known = new WeakMap<ApiDocument, Map<string, Named | undefined>>();

/** A named schema, which is read once for each direction. Undefined if there is none. */
export function readNamed(reader: Reader, schema: string): Named | undefined {
  const { document, direction = '' } = reader;
  const shapes = known.get(document) ?? new Map<string, Named | undefined>();
  known.set(document, shapes);
  const key = `${direction} ${schema}`;
  if (!shapes.has(key)) shapes.set(key, readOnce(reader, schema));
  return shapes.get(key);
}

function readOnce(reader: Reader, schema: string): Named | undefined {
  const found = findOwn(reader.document.components?.schemas, schema);
  if (found === undefined) return undefined;
  const shape = toShape(reader, flatten(reader.document, found));
  return { shape, size: 1 + listNested(fieldsOf(shape)).length };
}
