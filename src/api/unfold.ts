/**
 * Shows named schemas in place. Large tables link to the pages of schemas instead: what is nearest to
 * the top is shown first, until a page has enough fields.
 */
import type { ApiDocument } from './document';
import { type Field, fieldsOf, listNested, type Ref, type Shape } from './field';
import { flatten } from './flat-schema';
import { type Reader, toShape } from './view-schema';

/** A reference on a page, which is replaced by what it leads to. */
interface Place {
  readonly node: Ref & Partial<Field>;
  readonly reader: Reader;
  /** The names of the schemas around it. */
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
   * @param limit the number of fields, if schemas have pages
   * @param first the number on the first level
   */
  readonly unfold: (limit: number, first: number) => void;
}

export function openPage(): Page {
  const found: Place[] = [];
  return {
    place: (content, reader, around = []) => copy(content, { reader, around }, found),
    unfold(limit, first) {
      let level = found;
      let size = 0;
      while (level.length > 0) {
        const next: Place[] = [];
        for (const place of level) {
          const { schema, slug } = place.node;
          const named = place.around.includes(schema) ? undefined : readNamed(place.reader, schema);
          const room = (level === found ? first : limit) - size;
          if (!named || (slug !== undefined && named.size > room)) continue;
          size += named.size;
          replace(place, named.shape, next);
        }
        level = next;
      }
    },
  };
}

/** Copies data. References among it are also added to a list. */
function copy<Value>(value: Value, inside: Omit<Place, 'node'>, found: Place[]): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => copy(item, inside, found)) as Value;
  }
  const members = Object.entries(value as Readonly<Record<string, unknown>>).map(
    ([name, member]) => [name, copy(member, inside, found)],
  );
  const copied = Object.fromEntries(members) as Value & { readonly kind?: unknown };
  if (copied.kind === 'ref') found.push({ ...inside, node: copied as never });
  return copied;
}

/** Keeps the order of members: the name, the shape, then the facts of the field. */
function replace({ node, reader, around }: Place, shape: Shape, found: Place[]): void {
  const { name, kind: _kind, schema, slug: _slug, ...facts } = node;
  for (const member of Object.keys(node)) Reflect.deleteProperty(node, member);
  const inside = { reader, around: [...around, schema] };
  const named = name === undefined ? {} : { name };
  Object.assign(node, named, copy(shape, inside, found), facts);
}

interface Named {
  readonly shape: Shape;
  /** The number of fields. */
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
  const { schemas = {} } = reader.document.components ?? {};
  const found = Object.hasOwn(schemas, schema) ? schemas[schema] : undefined;
  if (found === undefined) return undefined;
  const shape = toShape(reader, flatten(reader.document, found));
  return { shape, size: 1 + listNested(fieldsOf(shape)).length };
}
