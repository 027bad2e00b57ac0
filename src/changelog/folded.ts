/** Named schemas, which pages of endpoints link to instead of showing them. */
import type { Ref, Shape } from '../api/field';

/** The shapes with pages of their own in both versions, by name. */
export interface Schemas {
  readonly older: ReadonlyMap<string, Shape>;
  readonly newer: ReadonlyMap<string, Shape>;
}

export type Unfold = (older: Shape, newer: Shape) => readonly [Shape, Shape] | undefined;

/** Replaces shapes that are on pages of their own. Undefined if one is unknown, or the second time. */
export function toUnfold({ older, newer }: Schemas): Unfold {
  const seen = new Set<string>();
  return (left, right) => {
    const key = JSON.stringify([left, right].map((one) => isFolded(one) && one.schema));
    const before = isFolded(left) ? older.get(left.schema) : left;
    const after = isFolded(right) ? newer.get(right.schema) : right;
    if (!before || !after || seen.has(key)) return undefined;
    seen.add(key);
    return [before, after];
  };
}

export function isFolded(shape: Shape): shape is Ref {
  return shape.kind === 'ref' && shape.slug !== undefined;
}
