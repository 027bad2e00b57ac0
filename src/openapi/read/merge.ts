/** Merges the parts of `allOf`: constraints intersect. */
import { findOwn, isReference, type Json, toDefined } from '../document';
import { type AnySchema, type Flat, isBare, isNull, type Members } from './flat';

/** The keywords of both schemas. Where they differ, those that allow less, else those of the second. */
export function merge(before: Flat, after: Flat): Flat {
  const required = [...new Set([...(before.required ?? []), ...(after.required ?? [])])];
  const both = { ...mergeLimits(before, after), ...mergeUnions(before, after) };
  const clashes = (['pattern', 'multipleOf', 'format', 'prefixItems'] as const)
    .filter((name) => (before[name] ?? after[name]) !== (after[name] ?? before[name]))
    .map((name) => ({ [name]: (before[name] ?? null) as Json }));
  const conditions = [before, after, both, { '~conditions': clashes }].flatMap(
    (one) => one['~conditions'] ?? [],
  );
  return toDefined({
    ...before,
    ...after,
    ...both,
    properties: mergeMembers(before.properties, after.properties),
    patternProperties: mergeMembers(before.patternProperties, after.patternProperties),
    additionalProperties: mergeClosed(before.additionalProperties, after.additionalProperties),
    required: required.length > 0 ? required : undefined,
    '~conditions': conditions.length > 0 ? conditions : undefined,
  });
}

/** The keywords of all. Halves of long lists are merged first, so that no part is copied often. */
export function mergeAll(parts: readonly Flat[]): Flat {
  if (parts.length < 50) return parts.reduce(merge);
  const middle = parts.length / 2;
  return merge(mergeAll(parts.slice(0, middle)), mergeAll(parts.slice(middle)));
}

/** Values that one of two schemas forbids are forbidden. */
function mergeClosed(before: AnySchema | undefined, after: AnySchema | undefined) {
  if (before === undefined || after === undefined) return after ?? before;
  return before === false ? false : mergeMember(before, after);
}

/** The stricter of two limits, the values that both have, and items with the keywords of both. */
function mergeLimits(before: Flat, after: Flat): Flat {
  const numbers = Object.entries(before).flatMap(([name, one]): readonly [string, number][] => {
    const other: unknown = after[name as keyof Flat];
    const isLimit = typeof one === 'number' && typeof other === 'number' && /m[ai][nx]/i.test(name);
    return isLimit ? [[name, /min/i.test(name) ? Math.max(one, other) : Math.min(one, other)]] : [];
  });
  const values = listCommon(before.enum ?? [], after.enum ?? []);
  const { items } = before;
  return {
    ...Object.fromEntries(numbers),
    ...mergeTypes(before, after),
    ...(values.length > 0 && { enum: values }),
    ...(items !== undefined &&
      after.items !== undefined && { items: mergeClosed(items, after.items) }),
    ...(before.uniqueItems && { uniqueItems: true }),
  };
}

/** The types that both allow. A number that must be an integer is one. */
function mergeTypes(before: Flat, after: Flat): Flat {
  if (before.type === undefined || after.type === undefined) return {};
  const [types, others] = [[before.type].flat(), [after.type].flat()];
  const allows = (all: readonly string[], one: string) =>
    all.includes(one) || (one === 'integer' && all.includes('number'));
  const [only, ...further] = new Set([
    ...types.filter((one) => allows(others, one)),
    ...others.filter((one) => allows(types, one)),
  ]);
  if (only === undefined) return {};
  return { type: further.length > 0 ? [only, ...further] : only };
}

/** Each alternative of the first union has those of the second, unless one is a part of the other. */
function mergeUnions(before: Flat, after: Flat): Flat {
  const [outer, inner] = [before, after].map(({ oneOf, anyOf }) => oneOf ?? anyOf);
  if (!outer || !inner) return {};
  const none = { oneOf: undefined, anyOf: undefined };
  const common = listCommon(outer, inner);
  if (common.length === Math.min(outer.length, inner.length)) {
    return before.oneOf || after.oneOf ? { ...none, oneOf: common } : { anyOf: common };
  }
  const isMany = outer.length * inner.length > mostCombined || combined.has(outer);
  const said = isMany
    ? after
    : [before, after].find(({ oneOf, anyOf }) => (oneOf ?? anyOf)?.every(isBare));
  if (said) {
    const kept = pickUnion(said === before ? after : before);
    return { ...none, ...kept, '~conditions': [pickUnion(said) as Record<string, Json>] };
  }
  const rest = toDefined({ ...pickUnion(after), discriminator: after.discriminator });
  const merged = outer.flatMap((one) =>
    isNull(one) ? inner.filter(isNull) : [mergeMember(one, rest)],
  );
  combined.add(merged);
  const all = before.oneOf ? { oneOf: merged } : { anyOf: merged };
  return { ...none, ...all, discriminator: before.discriminator };
}

/** Alternatives of which exactly one matches, or any. */
const pickUnion = ({ oneOf, anyOf }: Flat): Flat => (oneOf ? { oneOf } : { anyOf });

/** A third union, or one that is too large to be shown in each alternative, is a condition. */
const combined = new WeakSet<object>();
const mostCombined = 50;

function listCommon<Value>(values: readonly Value[], others: readonly Value[]): readonly Value[] {
  const known = new Set(values.map((value) => JSON.stringify(value)));
  return others.filter((other) => known.has(JSON.stringify(other)));
}

/** A member of both has the keywords of both. Safe for names such as `__proto__`. */
function mergeMembers(before: Members | undefined, after: Members | undefined) {
  if (!before || !after) return after ?? before;
  const both = Object.entries(after).map(([name, schema]): [string, AnySchema] => {
    const other = findOwn(before, name);
    return [name, other === undefined ? schema : mergeMember(other, schema)];
  });
  return Object.fromEntries([...Object.entries(before), ...both]);
}

/** A reference can have only keywords beside it, so that no cycle unfolds without an end. */
function mergeMember(before: AnySchema, after: AnySchema): AnySchema {
  if (typeof before === 'boolean' || typeof after === 'boolean') return after;
  if (isReference(after)) return isReference(before) ? { ...before, ...after } : after;
  if (isReference(before)) return { ...before, ...after };
  const [only, ...others] = new Set([before, after].flatMap(listParts));
  return others.length === 0 ? (only ?? {}) : { allOf: [only, ...others], ...tell(before, after) };
}

/** What is told of a member of both: by the second schema, else by the first. Examples are merged. */
const telling = ['title', 'description', 'externalDocs', 'xml'] as const;

const tell = (before: Flat, after: Flat): Flat =>
  toDefined(Object.fromEntries(telling.map((name) => [name, after[name] ?? before[name]])));

/** The parts of a schema that only tells of them, so that merged schemas do not nest. */
function listParts(schema: object): readonly AnySchema[] {
  const { allOf, ...others } = schema as { readonly allOf?: readonly AnySchema[] };
  const isTold = (name: string) => (telling as readonly string[]).includes(name);
  return allOf && Object.keys(others).every(isTold) ? allOf : [schema];
}
