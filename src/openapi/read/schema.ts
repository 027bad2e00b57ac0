/** Schemas of the document as shapes and fields. Named schemas stay references (see `named-schemas.ts`). */
import { findOwn, findTarget, type Json, toDefined, unescapePointer } from '../document';
import { formats } from '../formats';
import { scalarTypes } from '../keywords';
import { isOfType } from '../numbers';
import type { Facts, Field, Shape } from '../model';
import { anything, isScalar } from '../shapes';
import {
  type AnySchema,
  findDefault,
  type Flat,
  flatten,
  listAlternatives,
  listNested,
  listTypes,
  listValues,
} from './flat-schema';
import { toCount, toFacts } from './facts';
import type { Reader } from './reader';
import { findPointer, isLazy, listPointers, toRef } from './references';
import { toChoiceOfConstants, toScalar, toScalarValue } from './scalars';
import { withSecret } from './secrets';

interface NamedSchema {
  readonly name: string;
  readonly required?: boolean | undefined;
  readonly schema: AnySchema;
}

/** A parameter or a member of an object. */
export function toField(
  reader: Reader,
  { name, required, schema }: NamedSchema,
  around: readonly string[] = [],
): Field {
  const { 'x-portal': portal } = flatten(reader.document, schema);
  const shape = withSecret(toShape(reader, schema, around), name, portal?.secret);
  return toDefined({
    name,
    ...shape,
    title: shape.title === name ? undefined : shape.title,
    description: shape.description ?? '',
    required: required ? true : undefined,
    was: portal?.was,
  });
}

/**
 * The shape of a schema with its facts, in which objects, lists and unions with a name are a `Ref`.
 * @param around the references around the schema that were followed, outermost first
 */
export function toShape(outer: Reader, schema: AnySchema, around: readonly string[] = []): Shape {
  const { room = { left: mostShapes } } = outer;
  const reader = { ...outer, room };
  room.left -= 1;
  const flat = flatten(reader.document, schema);
  const pointers = listPointers(schema);
  const inside = pointers.find((one) => around.includes(one));
  const isEnough = findPointer(schema) !== undefined || isFull(reader, around);
  const lazy = pointers.find((one) => isLazy(reader.document, one));
  const pointer = inside ?? (isEnough ? lazy : undefined);
  return pointer === undefined
    ? toInlineShape(reader, flat, [...around, ...pointers])
    : { ...toRef(reader, pointer), ...toFacts(flat, reader) };
}

/** How many references with further keywords are shown inside each other, and how many shapes. */
const deepest = 4;
const mostShapes = 200;

function isFull({ room }: Reader, around: readonly string[]): boolean {
  return around.length >= deepest || (room !== undefined && room.left < 0);
}

function toInlineShape(reader: Reader, flat: Flat, around: readonly string[]): Shape {
  const facts = toFacts(flat, reader);
  const { contentSchema } = flat;
  if (contentSchema === undefined) return withFacts(toStructure(reader, flat, around), facts);
  const content = { ...facts.content, shape: toShape(reader, contentSchema, around) };
  return withFacts(toStructure(reader, flat, around), { ...facts, content });
}

/** A default and a constant of a scalar that are objects or lists become JSON texts. */
function withFacts(shape: Shape, facts: Facts): Shape {
  const { default: initial, const: only, ...others } = facts;
  const toValue = (value: Json) =>
    isScalar(shape) && value !== null ? toScalarValue(value) : value;
  return Object.assign(
    { ...shape, ...others },
    initial !== undefined && { default: toValue(initial) },
    only !== undefined && shape.kind !== 'choice' && { const: toValue(only) },
  );
}

/** What a value looks like, without the facts about it, or with those of its only alternative. */
function toStructure(reader: Reader, flat: Flat, around: readonly string[]): Shape {
  const alternatives = listAlternatives(flat);
  if (alternatives.length === 0) return toTyped(reader, flat, around);
  const choice = toChoiceOfConstants(reader, flat, alternatives);
  if (choice) return choice;
  const isOnly = alternatives.length === 1;
  const shapes = alternatives.map((one) => toAlternative(reader, flat, one, around, isOnly));
  const [only] = shapes;
  if (only && shapes.length === 1) return only;
  const otherwise = findDefault(flat);
  return toDefined({
    kind: 'union',
    alternatives: shapes,
    exclusive: flat.oneOf ? (true as const) : undefined,
    discriminator: flat.discriminator?.propertyName,
    otherwise: otherwise && toTitle(reader, { $ref: otherwise }),
  });
}

/** With the members that the schema around an alternative declares, and the mark of the discriminator. */
function toAlternative(
  reader: Reader,
  flat: Flat,
  schema: AnySchema,
  around: readonly string[],
  isOnly: boolean,
): Shape {
  const pointers = listPointers(schema);
  const [pointer] = pointers;
  const own = flatten(reader.document, schema);
  const parts = [toBase(flat, own), own, toMark(reader, flat, schema)].filter(Boolean);
  if (reader.room) reader.room.left -= 1;
  const isInside = pointers.some((one) => around.includes(one));
  const isRef = pointer !== undefined && (isInside || isFull(reader, around));
  const shape =
    parts.length === 1
      ? toShape(reader, schema, around)
      : isRef
        ? toRef(reader, pointer)
        : toInlineShape(reader, flatten(reader.document, { allOf: parts }), [
            ...around,
            ...pointers,
          ]);
  // A name tells alternatives apart.
  const title = isOnly ? own.title : toTitle(reader, schema) || sayConstants(shape);
  const { conditions } = { conditions: undefined, ...shape };
  return withFacts(
    shape,
    toDefined({ ...toFacts(own, reader), conditions, title: title || undefined }),
  );
}

/** What a schema with alternatives says of them as a whole. */
const ofWhole = new Set([
  ...['oneOf', 'anyOf', 'discriminator', '~heirs', 'title', 'description', 'example', 'examples'],
  ...['~partExamples', 'default', 'deprecated', 'nullable', 'externalDocs', 'xml'],
]);

function toBase(flat: Flat, alternative: Flat): Flat | undefined {
  const said = Object.entries(flat).filter(([name]) => !ofWhole.has(name));
  const base: Flat = Object.fromEntries(said);
  const isTyped = listTypes(alternative).length > 0 || listAlternatives(alternative).length > 0;
  const hasMembers = [flat.properties, flat.patternProperties].some(Boolean);
  return hasMembers || (!isTyped && listTypes(base).length > 0) ? base : undefined;
}

/** The value of the discriminator that stands for an alternative, unless its schema says it. */
export function toMark({ document }: Reader, flat: Flat, schema: AnySchema) {
  const { propertyName = '', mapping = {} } = flat.discriminator ?? {};
  const { properties = {} } = flatten(document, schema);
  const declared = listValues(flatten(document, findOwn(properties, propertyName) ?? {}));
  const pointer = findPointer(schema);
  if (!flat.discriminator || pointer === undefined || declared?.length === 1) return undefined;
  const name = pointer.replace(/^.*\//, '');
  if (pointer === findDefault(flat)) return undefined;
  const marks = Object.keys(mapping).filter((key) => [pointer, name].includes(mapping[key] ?? ''));
  if (marks.length === 0 && declared?.includes(name) === false) return undefined;
  const value = marks.length > 1 ? { enum: marks } : { const: marks[0] ?? name };
  return { properties: { [propertyName]: value }, required: [propertyName] };
}

/** The name of an alternative: its title, or that of its schema. */
function toTitle({ document }: Reader, schema: AnySchema): string {
  const pointer = findPointer(schema);
  const name = unescapePointer(pointer?.replace(/^.*\//, '') ?? '');
  const target = pointer === undefined ? schema : findTarget(document, pointer);
  // A named schema that only refers to another one has the title of that one.
  const isOther = findPointer(target) !== undefined && !('title' in (target as object));
  return (!isOther && flatten(document, schema).title?.trim()) || name;
}

/** The members with only one value, which tell alternatives without a name apart: `type: "A"`. */
function sayConstants(shape: Shape): string {
  const fields = shape.kind === 'group' ? shape.fields : [];
  const told = fields.flatMap((field) => {
    const values = field.kind === 'choice' ? field.choices : 'const' in field ? [field.const] : [];
    return values.length === 1 ? [`${field.name}: ${JSON.stringify(values[0])}`] : [];
  });
  return told.join(', ');
}

function toTyped(reader: Reader, flat: Flat, around: readonly string[]): Shape {
  const [type, ...others] = listTypes(flat);
  if (listNested(flat).length > 0 && !flat.properties) return anything;
  if (others.length > 0) {
    const each = listTypes(flat).map((one) => toOneType(reader, flat, one, around));
    return { kind: 'union', alternatives: each };
  }
  const scalarType = scalarTypes.find((one) => one === type);
  if (scalarType) return toScalar(scalarType, flat);
  if (type === 'array') return toList(reader, flat, around);
  return type === 'object' ? toObject(reader, flat, around) : anything;
}

/** The values of one of several types: those that are objects or lists are facts. */
function toOneType(reader: Reader, flat: Flat, type: string, around: readonly string[]): Shape {
  const allowed = listValues(flat)?.filter((one) => one !== null && isOfType(one, type)) ?? [];
  const isInner = /^(?:object|array)$/.test(type) && allowed.length > 0;
  if (isInner) return { ...anything, allowed };
  const { format = '', ...others } = flat;
  const isOfText = type !== 'string' && findOwn(formats, format) !== undefined;
  return toTyped(reader, { ...(isOfText ? others : flat), type }, around);
}

function toList(reader: Reader, flat: Flat, around: readonly string[]): Shape {
  const { itemName, expandable, sections } = flat['x-portal'] ?? {};
  const { prefixItems, minItems, maxItems, uniqueItems, unevaluatedItems } = flat;
  const rest = flat.items ?? unevaluatedItems ?? {};
  const isClosed = prefixItems && rest === false;
  return toDefined({
    kind: 'list',
    items: toShape(reader, rest === false ? {} : rest, around),
    first: prefixItems?.map((one) => toShape(reader, one, around)),
    closed: isClosed ? (true as const) : undefined,
    count: toCount(minItems, flat.items === false && !prefixItems ? 0 : maxItems, uniqueItems),
    itemName,
    expandable: expandable ? (true as const) : undefined,
    sections,
  });
}

function toObject(reader: Reader, flat: Flat, around: readonly string[]): Shape {
  const { properties, required, minProperties, maxProperties, propertyNames } = flat;
  const { additional, patterns } = readOthers(reader, flat, around);
  const values = patterns.map((one) => one.values);
  const others: Shape | undefined =
    values.length > 1 ? { kind: 'union', alternatives: values } : values[0];
  const label = [additional, others && flat]
    .map((one): unknown => Reflect.get(Object(one), 'x-additionalPropertiesName'))
    .find((one) => one !== undefined);
  const facts = {
    count: toCount(minProperties, maxProperties),
    names:
      propertyNames === undefined ? undefined : toShape(reader, toNames(propertyNames), around),
    patterns: Object.keys(flat.patternProperties ?? {}).length > 0 ? patterns : undefined,
    nameLabel: typeof label === 'string' ? label : undefined,
  };
  const closed = additional === false ? (true as const) : undefined;
  if (!properties && others && !required?.length) {
    return toDefined({ kind: 'dictionary', values: others, closed, ...facts });
  }
  const needed = new Set(required);
  const undescribed = [...needed].filter((name) => !Object.hasOwn(properties ?? {}, name));
  const members = [
    ...Object.entries(properties ?? {}),
    ...undescribed.map((name): [string, AnySchema] => [name, additional || true]),
  ];
  const fields = members
    .filter(([, schema]) => isShared(reader, schema))
    .map(([name, schema]) => toField(reader, { name, required: needed.has(name), schema }, around));
  // In a response, there is nothing to show.
  const isOpen = !properties && additional === undefined && reader.direction === 'request';
  return toDefined({ kind: 'group', fields, others: isOpen ? anything : others, closed, ...facts });
}

/** The values of members that are not among the properties. Conditions can add to properties. */
function readOthers(reader: Reader, flat: Flat, around: readonly string[]) {
  const { patternProperties = {}, unevaluatedProperties, '~conditions': conditions = [] } = flat;
  const canAdd = conditions.some((one) => 'if' in one || 'dependentSchemas' in one);
  const additional = flat.additionalProperties ?? (canAdd ? undefined : unevaluatedProperties);
  const patterns: { pattern?: string; values: Shape }[] = Object.entries(patternProperties).map(
    ([pattern, one]) => ({ pattern, values: toShape(reader, one, around) }),
  );
  if (additional) patterns.push({ values: toShape(reader, additional, around) });
  return { additional, patterns };
}

/** Names are texts. */
function toNames(propertyNames: AnySchema): AnySchema {
  return typeof propertyNames === 'boolean' ? propertyNames : { type: 'string', ...propertyNames };
}

/** Whether the side that sends the object sends the member. */
export function isShared({ document, direction }: Reader, schema: AnySchema): boolean {
  const { readOnly, writeOnly } = flatten(document, schema);
  return !(direction === 'request' ? readOnly : direction && writeOnly);
}
