/** Schemas without `$ref` and `allOf`, and what their keywords say of types. */
import {
  type ApiDocument,
  findOwn,
  findTarget,
  isReference,
  type Json,
  type Schema,
  toDefined,
} from '../document';
import { readExact } from '../numbers';
import type { KeywordName, Keywords } from '../keywords';

/** A schema, or a reference to one. `true` allows everything, `false` nothing. */
export type AnySchema = object | boolean;

type Members = Readonly<Record<string, AnySchema>>;

type Read =
  'type' | 'properties' | 'items' | 'enum' | 'oneOf' | 'anyOf' | 'not' | 'additionalProperties';

/** A schema whose reference and `allOf` are resolved. */
export type Flat = Keywords &
  Omit<Schema, Read | KeywordName | 'examples'> & {
    readonly type?: string | readonly string[];
    readonly properties?: Members;
    readonly patternProperties?: Members;
    readonly additionalProperties?: AnySchema;
    readonly unevaluatedProperties?: AnySchema;
    readonly propertyNames?: AnySchema;
    readonly items?: AnySchema;
    readonly prefixItems?: readonly AnySchema[];
    readonly enum?: readonly Json[];
    readonly oneOf?: readonly AnySchema[];
    readonly anyOf?: readonly AnySchema[];
    readonly nullable?: boolean;
    readonly contentEncoding?: string;
    readonly contentMediaType?: string;
    /** The keywords that no shape has, of each schema that has some. */
    readonly conditions?: readonly Json[];
  };

/** Each schema of a document is resolved once. Undefined while it is not finished. */
const flattened = new WeakMap<ApiDocument, Map<object, Flat | undefined>>();

/** Resolves a reference, and merges `allOf` before the rest. A part that contains itself adds nothing. */
export function flatten(document: ApiDocument, schema: AnySchema): Flat {
  if (typeof schema === 'boolean') return schema ? {} : { description: 'Never present.' };
  const known = flattened.get(document) ?? new Map<object, Flat | undefined>();
  flattened.set(document, known);
  if (known.has(schema)) return known.get(schema) ?? {};
  known.set(schema, undefined);
  const flat = flattenParts(document, schema);
  known.set(schema, flat);
  return flat;
}

function flattenParts(document: ApiDocument, schema: object): Flat {
  if (isReference(schema)) {
    const { $ref, ...siblings } = schema;
    const target = flatten(document, findTarget(document, $ref));
    return Object.keys(siblings).length > 0 ? merge(target, flatten(document, siblings)) : target;
  }
  const { allOf = [], anyOf, ...own } = withConditions(schema);
  const parts = allOf.map((part) => withoutHeirs(flatten(document, part)));
  return [...parts, own, ...(anyOf ? [{ anyOf }] : [])].reduce(merge);
}

const conditional = /^(?:not|if|then|else|(?:min|max)?contains|dependent\w+|unevaluatedItems)$/i;

function withConditions(schema: object): Flat & { readonly allOf?: readonly AnySchema[] } {
  const found = Object.entries(schema).filter(([name]) => conditional.test(name));
  return found.length === 0 ? schema : { ...schema, conditions: [Object.fromEntries(found)] };
}

/** In a part, a discriminator without alternatives names heirs, such as the schema around it. */
function withoutHeirs({ discriminator, ...flat }: Flat): Flat {
  return discriminator && (flat.oneOf ?? flat.anyOf) ? { ...flat, discriminator } : flat;
}

function merge(before: Flat, after: Flat): Flat {
  const required = [...new Set([...(before.required ?? []), ...(after.required ?? [])])];
  const both = { ...mergeLimits(before, after), ...mergeUnions(before, after) };
  const clashes = (['pattern', 'multipleOf'] as const)
    .filter((name) => (before[name] ?? after[name]) !== (after[name] ?? before[name]))
    .map((name) => ({ [name]: before[name] ?? null }));
  const conditions = [before, after, both, { conditions: clashes }].flatMap(
    (one) => one.conditions ?? [],
  );
  return toDefined({
    ...before,
    ...after,
    ...both,
    properties: mergeMembers(before.properties, after.properties),
    required: required.length > 0 ? required : undefined,
    conditions: conditions.length > 0 ? conditions : undefined,
  });
}

/** The stricter of two limits, the values that both have, and items with the keywords of both. */
function mergeLimits(before: Flat, after: Flat): Flat {
  const numbers = Object.entries(before).flatMap(([name, one]): readonly [string, number][] => {
    const other: unknown = after[name as keyof Flat];
    const isLimit = typeof one === 'number' && typeof other === 'number' && /m[ai][nx]/i.test(name);
    return isLimit ? [[name, /min/i.test(name) ? Math.max(one, other) : Math.min(one, other)]] : [];
  });
  const values = listCommon(before.enum ?? [], after.enum ?? []);
  return {
    ...Object.fromEntries(numbers),
    ...(values.length > 0 && { enum: values }),
    ...(before.items && after.items && { items: mergeMember(before.items, after.items) }),
  };
}

/** Each alternative of the first union has those of the second, unless one is a part of the other. */
function mergeUnions(before: Flat, after: Flat): Flat {
  const [outer, inner] = [before, after].map(({ oneOf, anyOf }) => oneOf ?? anyOf);
  if (!outer || !inner) return {};
  const none = { anyOf: undefined };
  const common = listCommon(outer, inner);
  if (common.length === Math.min(outer.length, inner.length)) return { ...none, oneOf: common };
  const isMany = outer.length * inner.length > mostCombined || combined.has(outer);
  const said = isMany ? inner : [outer, inner].find((one) => one.every(isBare));
  if (said) {
    const oneOf = said === outer ? inner : outer;
    return { ...none, oneOf, conditions: [{ anyOf: said as Json }] };
  }
  const rest = toDefined({ oneOf: inner, discriminator: after.discriminator });
  const merged = outer.flatMap((one) =>
    isNull(one) ? inner.filter(isNull) : [mergeMember(one, rest)],
  );
  combined.add(merged);
  return { ...none, oneOf: merged, discriminator: before.discriminator };
}

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
  return isReference(before) ? { ...after, ...before } : { allOf: [before, after] };
}

/** Where a schema refers to, if it is a reference. */
export function toPointer(schema: AnySchema): string | undefined {
  return typeof schema === 'object' && isReference(schema) ? schema.$ref : undefined;
}

/** The alternatives except null. A discriminator can name them too. */
export function listAlternatives({ oneOf, anyOf, discriminator }: Flat): readonly AnySchema[] {
  const heirs = Object.values(discriminator?.mapping ?? {});
  const alternatives =
    oneOf ??
    anyOf ??
    heirs.map(($ref) => ({ $ref: $ref.includes('#') ? $ref : `#/components/schemas/${$ref}` }));
  return alternatives.every(isBare) ? [] : alternatives.filter((one) => !isNull(one));
}

/** Whether a schema only names members, such as `required: [id]`. */
export function isBare(schema: AnySchema): schema is Pick<Flat, 'required'> {
  return typeof schema === 'object' && 'required' in schema && Object.keys(schema).length === 1;
}

/** The types except null. Without `type`, other keywords tell it. */
export function listTypes(flat: Flat): readonly string[] {
  const { type, items, prefixItems } = flat;
  if (type !== undefined) {
    const types = [type].flat().filter((one) => one !== 'null');
    const chosen = types.filter((one) => listValues(flat)?.some((value) => isOfType(value, one)));
    return chosen.length > 0 ? chosen : types;
  }
  if (flat.properties ?? flat.patternProperties ?? flat.additionalProperties) return ['object'];
  if (items ?? prefixItems) return ['array'];
  const values = listValues(flat)?.filter((value) => value !== null) ?? [];
  if (values.length > 0) return [...new Set(values.map((value) => typeof value))];
  const ofText = flat.pattern ?? flat.minLength ?? flat.maxLength ?? flat.format;
  if (ofText !== undefined) return ['string'];
  return (flat.minimum ?? flat.maximum ?? flat.multipleOf) === undefined ? [] : ['number'];
}

/** Whether a value has a type. */
export function isOfType(value: Json, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  const digits = readExact(value);
  if (digits !== undefined) {
    return type === 'number' || (type === 'integer' && Number.isInteger(Number(digits)));
  }
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

/** The only allowed values, if there are such. */
export function listValues({ const: only, enum: choices, type }: Flat) {
  if (type === 'null') return [null];
  return only === undefined ? choices : [only];
}

/** The only allowed values, if all are null, objects or lists. */
export function listNested(flat: Flat): readonly Json[] {
  const values = listValues(flat) ?? [];
  return values.every((value) => typeof value === 'object') ? values : [];
}

/** A regular expression for the names of members. */
export function toNames(document: ApiDocument, { propertyNames = {} }: Flat): string | undefined {
  const { pattern, enum: names } = flatten(document, propertyNames);
  const escaped = names?.map((name) =>
    typeof name === 'string' ? name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : '',
  );
  return pattern ?? (escaped && `^(?:${escaped.join('|')})$`);
}

export function isNullable(flat: Flat): boolean {
  const { type, nullable, oneOf, anyOf } = flat;
  return (
    nullable === true ||
    [type].flat().includes('null') ||
    (type === undefined && listValues(flat)?.includes(null) === true) ||
    (oneOf ?? anyOf ?? []).some(isNull)
  );
}

export function isNull(schema: AnySchema): boolean {
  return typeof schema === 'object' && 'type' in schema && schema.type === 'null';
}
