/** Schemas of the document as shapes and fields. */
import { type ApiDocument, isReference, resolve, type Schema, toDefined } from './document';
import type { Field, Shape } from './field';
import {
  type KeywordName,
  type Keywords,
  pickKeywords,
  type ScalarType,
  type ScalarValue,
} from './keywords';
import { looksSecret } from './secrets';

/** A schema or a reference to one. */
type AnySchema = object;

interface NamedSchema {
  readonly name: string;
  readonly required?: boolean | undefined;
  readonly schema: AnySchema;
}

/** A parameter or a member of an object. */
export function toField(
  document: ApiDocument,
  { name, required, schema }: NamedSchema,
  seen: readonly string[] = [],
): Field {
  const { description = '', deprecated, 'x-portal': portal, ...rest } = flatten(document, schema);
  const shape = toShape(document, schema, seen);
  return toDefined({
    name,
    ...withSecret(shape, name, portal?.secret),
    description,
    required: required ? true : undefined,
    nullable: isNullable(rest) ? true : undefined,
    deprecated: portal?.deprecated ?? (deprecated ? '' : undefined),
    was: portal?.was,
  });
}

/** Without a mark, the name decides, so that a forgotten mark leaks nothing. */
function withSecret(shape: Shape, name: string, marked: boolean | undefined): Shape {
  if (shape.kind === 'list') return { ...shape, items: withSecret(shape.items, name, marked) };
  if (shape.kind !== 'scalar' || shape.type !== 'string' || shape.const !== undefined) return shape;
  return toDefined({
    ...shape,
    secret: marked ?? shape.secret ?? (looksSecret(name) || undefined),
  });
}

/**
 * The shape of a schema. References are followed; one that leads back to a schema around it is a
 * `Ref`.
 * @param seen the references around the schema, outermost first
 */
export function toShape(
  document: ApiDocument,
  schema: AnySchema,
  seen: readonly string[] = [],
): Shape {
  const reference = isReference(schema) ? schema.$ref : undefined;
  if (reference !== undefined && seen.includes(reference)) {
    return { kind: 'ref', schema: reference.replace(/^.*\//, '') };
  }
  const inside = reference === undefined ? seen : [...seen, reference];
  const flat = flatten(document, schema);
  const alternatives = (flat.oneOf ?? flat.anyOf ?? []).filter((one) => !isNull(one));
  const [only, ...others] = alternatives;
  if (only && others.length === 0) return toShape(document, only, inside);
  if (only) {
    const shapes = alternatives.map((one) => toShape(document, one, inside));
    return { kind: 'union', alternatives: shapes };
  }
  return toTyped(document, flat, inside);
}

function toTyped(document: ApiDocument, flat: Flat, seen: readonly string[]): Shape {
  const [type, ...others] = listTypes(flat);
  if (others.length > 0) {
    const each = listTypes(flat).map((one) => toTyped(document, { ...flat, type: one }, seen));
    return { kind: 'union', alternatives: each };
  }
  switch (type) {
    case 'array': {
      const { itemName, expandable, sections } = flat['x-portal'] ?? {};
      const items = toShape(document, flat.items ?? {}, seen);
      const form = { itemName, expandable: expandable ? (true as const) : undefined, sections };
      return toDefined({ kind: 'list', items, ...form });
    }
    case 'object':
      return toObject(document, flat, seen);
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
      return toScalar(type, flat);
    default:
      return { kind: 'union', alternatives: [] };
  }
}

function toObject(document: ApiDocument, flat: Flat, seen: readonly string[]): Shape {
  const { properties, required = [], additionalProperties } = flat;
  if (!properties && additionalProperties) {
    const values = additionalProperties === true ? {} : additionalProperties;
    return { kind: 'dictionary', values: toShape(document, values, seen) };
  }
  const fields = Object.entries(properties ?? {}).map(([name, schema]) =>
    toField(document, { name, required: required.includes(name), schema }, seen),
  );
  return { kind: 'group', fields };
}

function toScalar(type: ScalarType, flat: Flat): Shape {
  const choices = flat.enum?.filter((choice) => choice !== null);
  if (choices) return toDefined({ kind: 'choice', type, choices, default: flat.default });
  const isSecret = flat.format === 'password';
  return toDefined({
    kind: 'scalar',
    type,
    ...pickKeywords(flat),
    ...(isSecret && { format: undefined, secret: true }),
  });
}

/** A schema whose reference and `allOf` are resolved. */
type Flat = Keywords &
  Omit<Schema, 'type' | 'items' | 'enum' | KeywordName> & {
    readonly type?: string | readonly string[];
    readonly items?: AnySchema;
    readonly enum?: readonly (ScalarValue | null)[];
  };

/** Resolves a reference, and merges the parts of `allOf` before the keywords beside it. */
function flatten(document: ApiDocument, schema: AnySchema): Flat {
  const { allOf = [], ...own } = resolve(document, schema) as Flat;
  return [...allOf.map((part) => flatten(document, part)), own].reduce(merge);
}

function merge(before: Flat, after: Flat): Flat {
  const { properties = before.properties } = after;
  const required = [...(before.required ?? []), ...(after.required ?? [])];
  return toDefined({
    ...before,
    ...after,
    properties: properties && { ...before.properties, ...properties },
    required: required.length > 0 ? required : undefined,
  });
}

/** The types except null. Without `type`, other keywords tell it. */
function listTypes({
  type,
  properties,
  items,
  enum: choices,
  const: only,
}: Flat): readonly string[] {
  if (type !== undefined) return [type].flat().filter((one) => one !== 'null');
  if (properties) return ['object'];
  if (items) return ['array'];
  const values = only === undefined ? (choices ?? []) : [only];
  return [...new Set(values.filter((value) => value !== null).map((value) => typeof value))];
}

function isNullable({ type, oneOf, anyOf }: Flat): boolean {
  const isListed = Array.isArray(type) && type.includes('null');
  return isListed || (oneOf ?? anyOf ?? []).some(isNull);
}

function isNull(schema: AnySchema): boolean {
  return !isReference(schema) && 'type' in schema && schema.type === 'null';
}
