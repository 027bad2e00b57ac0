/**
 * Named schemas: their pages, and where they are shown in place. Large tables link to the pages of
 * schemas instead: what is nearest to the top is shown first, until a page has enough fields.
 */
import { type ApiDocument, escapePointer, mapValues, remember, toDefined } from '../document';
import { buildExample } from './example';
import type { Field, NamedShape, Ref, Shape } from '../model';
import { fieldsOf, listNested } from '../shapes';
import { flatten } from './flat-schema';
import { makeUnique, toOwnSegment } from '../names';
import { findNamed, isNested, prefix } from './references';
import type { Reader } from './reader';
import { toShape } from './schema';

/** The number of fields on the page of a schema. */
const fieldLimit = 100;

/** The slugs of the pages by name. Scalars have none: they are shown in place. */
export function toSlugs(document: ApiDocument): ReadonlyMap<string, string> {
  const hasPages = document['x-portal']?.schemaPages ?? true;
  const schemas = hasPages ? { ...document.components?.schemas } : {};
  const names = Object.entries(schemas).flatMap(([name, schema]) =>
    isNested(flatten(document, schema)) ? [name] : [],
  );
  const slugs = makeUnique(names.map(toOwnSegment), ['index']);
  return new Map(names.map((name, index) => [name, slugs[index] ?? '']));
}

/** The schemas that have pages. */
export function listSchemas(reader: Reader): readonly NamedShape[] {
  const { document, slugs } = reader;
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const slug = slugs.get(name);
    if (slug === undefined) return [];
    const flat = flatten(document, schema);
    const { place, unfold } = openPage();
    const shape = place(toShape(reader, flat), reader, [name]);
    unfold(fieldLimit);
    // By its reference, an heir knows the value of its discriminator.
    const example = buildExample(reader, { $ref: prefix + escapePointer(name) });
    return [toDefined({ name, slug, description: flat.description ?? '', shape, example })];
  });
}

/** The members of shapes that contain values. */
const data = new Set(
  'default const allowed examples conditions choices labels xml docs'.split(' '),
);

/** A reference on a page, which is replaced by what it leads to. */
interface Place {
  readonly node: Ref & Partial<Field>;
  readonly reader: Reader;
  readonly around: readonly string[];
}

/** A page whose references are replaced when all parts are in place. */
export function openPage() {
  /** The references whose turn is next. */
  let next: Place[] = [];
  /** The number of fields and of replaced references. */
  let size = 0;

  /** Copies a part: a shape or fields, perhaps inside something else. Notes what is among it. */
  function place<Content>(
    content: Content,
    reader: Reader,
    around: readonly string[] = [],
  ): Content {
    if (typeof content !== 'object' || content === null) return content;
    if (Array.isArray(content)) {
      return content.map((item: unknown) => place(item, reader, around)) as Content;
    }
    const copied = mapValues(content as Readonly<Record<string, unknown>>, (member, name) =>
      data.has(name) ? member : place(member, reader, around),
    ) as Content & { kind?: unknown; name?: unknown; alternatives?: readonly unknown[] };
    if (copied.kind !== undefined && copied.name !== undefined) size += 1;
    size += copied.alternatives?.length ?? 0;
    if (copied.kind === 'ref') next.push({ node: copied as never, reader, around });
    return copied;
  }

  /** Keeps the order of members: the name, the shape, then the facts of the field. */
  function replace({ node, reader, around }: Place, shape: Shape): void {
    const { name, kind: _kind, schema, slug: _slug, ...facts } = node;
    for (const member of Object.keys(node)) Reflect.deleteProperty(node, member);
    size += 1;
    const named = name === undefined ? {} : { name };
    Object.assign(node, named, place(shape, reader, [...around, schema]), facts);
  }

  /**
   * Replaces references, level by level. One inside itself stays.
   * @param limit the number of fields of the page, if schemas have pages
   * @param first the number up to which references of the first level are replaced
   */
  function unfold(limit: number, first = limit): void {
    for (let most = first; next.length > 0; most = limit) {
      const level = next;
      next = [];
      for (const one of level) {
        const { schema } = one.node;
        const named = one.around.includes(schema) ? undefined : readNamed(one.reader, schema);
        const isLarge = one.reader.slugs.size > 0 && size + (named?.size ?? 0) > most;
        if (named && !isLarge) replace(one, named.shape);
      }
    }
  }

  return { place, unfold };
}

interface Named {
  readonly shape: Shape;
  /** The number of its fields, and the schema itself. */
  readonly size: number;
}

const known = new WeakMap<ApiDocument, Map<string, Named>>();

/** A named schema, which is read once for each direction. Undefined if there is none. */
export function readNamed(reader: Reader, schema: string): Named | undefined {
  const { document, direction = '' } = reader;
  const shapes = remember(known, document, () => new Map<string, Named>());
  const key = `${direction} ${schema}`;
  const found = findNamed(document, schema);
  if (found !== undefined && !shapes.has(key)) {
    const shape = toShape(reader, flatten(document, found));
    const alternatives = shape.kind === 'union' ? shape.alternatives.length : 0;
    shapes.set(key, { shape, size: 1 + alternatives + listNested(fieldsOf(shape)).length });
  }
  return shapes.get(key);
}
