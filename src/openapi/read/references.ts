/** Which references of a document stay, and where they lead. */
import { type ApiDocument, findOwn, findPart, toDefined, unescapePointer } from '../document';
import type { Ref } from '../model';
import {
  type AnySchema,
  type Flat,
  flatten,
  listAlternatives,
  listTypes,
  toPointer,
} from './flat-schema';
import type { Reader } from './reader';

/** The references that a schema adds to: its own, and those in `allOf`. */
export function listPointers(schema: AnySchema): readonly string[] {
  const { allOf = [] } = schema as { readonly allOf?: readonly AnySchema[] };
  return [schema, ...allOf].flatMap((part) => toPointer(part) ?? []);
}

/** The only reference of a schema that says nothing else about the structure of values. */
export function findPointer(schema: AnySchema): string | undefined {
  const { allOf = [], ...own } = schema as { readonly allOf?: readonly AnySchema[] };
  const [pointer, ...others] = listPointers(schema);
  const adding = [own, ...allOf].flatMap((part) => Object.keys(part));
  const isPlain = adding.every((keyword) => annotations.has(keyword) || /^x-/.test(keyword));
  return isPlain && others.length === 0 ? pointer : undefined;
}

/** The keywords beside a reference that do not change the structure of its values. */
const annotations: ReadonlySet<string> = new Set(
  [
    '$ref title summary description deprecated default example examples readOnly writeOnly',
    'type nullable xml externalDocs $comment',
  ].flatMap((names) => names.split(' ')),
);

/** What a reference to a named schema starts with. */
export const prefix = '#/components/schemas/';

export function isLazy(document: ApiDocument, pointer: string): boolean {
  return isNested(flatten(document, { $ref: pointer }));
}

export function isNested(flat: Flat): boolean {
  const types = listTypes(flat);
  const isUnion = listAlternatives(flat).length > 1;
  return isUnion || types.includes('object') || types.includes('array');
}

/** A schema inside another one is called by its pointer, and is on the page of the other one. */
export function toRef({ slugs }: Reader, pointer: string): Ref {
  const [name = '', ...inside] = pointer.replace(prefix, '').split('/');
  const outer = unescapePointer(name);
  const schema = inside.length === 0 ? outer : [name, ...inside].join('/');
  return toDefined({ kind: 'ref', schema, slug: slugs.get(outer) });
}

/** What a {@link Ref} leads to. */
export function findNamed(document: ApiDocument, schema: string): AnySchema | undefined {
  const pointer = schema.startsWith('#') ? schema : prefix + schema;
  const found = findOwn(document.components?.schemas, schema) ?? findPart(document, pointer);
  return found as AnySchema | undefined;
}
