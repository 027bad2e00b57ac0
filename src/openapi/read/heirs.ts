/** The heirs of a schema, which a discriminator need not name. */
import { type ApiDocument, escapePointer, findTarget, groupPairs, remember } from '../document';
import { type AnySchema, type Flat, toPointer } from './flat';

const heirsByBase = new WeakMap<ApiDocument, ReadonlyMap<object | boolean, readonly string[]>>();

/** The named schemas that add to a schema, also by way of others, if its discriminator means them. */
export function listHeirs(document: ApiDocument, base: object): readonly string[] {
  const { discriminator, oneOf, anyOf }: Partial<Flat> = base;
  if (!discriminator || oneOf || anyOf) return [];
  const known = remember(heirsByBase, document, () => findHeirs(document));
  const found = new Set<string>();
  const add = (schema: object | boolean) => {
    for (const heir of known.get(schema) ?? []) {
      if (found.has(heir)) continue;
      found.add(heir);
      add(findTarget(document, heir));
    }
  };
  add(base);
  return [...found];
}

function findHeirs(document: ApiDocument): ReadonlyMap<object | boolean, readonly string[]> {
  const pairs = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const { allOf = [] } = schema as { readonly allOf?: readonly AnySchema[] };
    const pointer = `#/components/schemas/${escapePointer(name)}`;
    const bases = allOf.flatMap((part) => toPointer(part) ?? []);
    return bases.map((base) => [findTarget(document, base), pointer] as const);
  });
  return groupPairs(pairs);
}
