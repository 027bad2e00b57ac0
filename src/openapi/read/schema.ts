/** Schemas of the document as shapes and fields. Named schemas stay references (see `named-schemas.ts`). */
import { type ApiDocument, findOwn, type Json, toDefined, unescapePointer } from '../document';
import type { Count, Field, Ref, Shape, Union } from '../model';
import { toTypeName } from '../shapes';
import {
  type AnySchema,
  type Flat,
  flatten,
  isNullable,
  isOfType,
  listAlternatives,
  listNested,
  listTypes,
  listValues,
  toNames,
  toPointer,
} from './flat-schema';
import { pickKeywords, type ScalarType, scalarTypes, type ScalarValue } from '../keywords';
import { withSecret } from './secrets';
import { readInner, toDeprecation, toDescription } from './words';

/** What the shape of a schema depends on. */
export interface Reader {
  readonly document: ApiDocument;
  /** Fields that only the other side sends are left out. Without it, all fields are there. */
  readonly direction?: 'request' | 'response';
  /** The slugs of the pages of schemas, by name. */
  readonly slugs: ReadonlyMap<string, string>;
}

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
  const { document, direction } = reader;
  const flat = flatten(document, schema);
  const { deprecated, readOnly, writeOnly, xml, 'x-portal': portal } = flat;
  return toDefined({
    name,
    ...withSecret(toShape(reader, schema, around), name, portal?.secret),
    description: toDescription({ ...readInner(document, flat), ...flat }),
    required: required ? true : undefined,
    nullable: isNullable(flat) ? true : undefined,
    deprecated: toDeprecation(deprecated, portal?.deprecated),
    was: portal?.was,
    readOnly: readOnly ? true : undefined,
    writeOnly: writeOnly && direction === undefined ? true : undefined,
    xml,
  });
}

/**
 * The shape of a schema, in which objects, lists and unions with a name are a `Ref`.
 * @param around the references around the schema that were followed, outermost first
 */
export function toShape(reader: Reader, schema: AnySchema, around: readonly string[] = []): Shape {
  const pointers = listPointers(schema);
  const [pointer = ''] = pointers;
  const isAsNamed =
    findPointer(schema) && Object.keys(schema).every((keyword) => annotations.test(keyword));
  const isEnough = isAsNamed || around.length >= deepest;
  const inside = pointers.find((one) => around.includes(one));
  if (inside !== undefined || (isEnough && isLazy(reader.document, pointer))) {
    return toRef(reader, inside ?? pointer);
  }
  return toInlineShape(reader, flatten(reader.document, schema), [...around, ...pointers]);
}

/** The schemas that a schema adds to: that of its reference, and those in `allOf`. */
function listParts(schema: AnySchema): readonly AnySchema[] {
  const { allOf = [] } = schema as { readonly allOf?: readonly AnySchema[] };
  return toPointer(schema) === undefined ? allOf : [schema, ...allOf];
}

function listPointers(schema: AnySchema): readonly string[] {
  return listParts(schema).flatMap((part) => toPointer(part) ?? []);
}

/** The reference of a schema that adds to one other schema only. */
function findPointer(schema: AnySchema): string | undefined {
  return listParts(schema).length === 1 ? listPointers(schema)[0] : undefined;
}

/** A reference, and the keywords beside it that do not change the shape. */
const annotations =
  /^(\$ref|allOf|title|summary|description|deprecated|default|examples?|readOnly|writeOnly|nullable|xml|x-portal)$/;

/** How many references with further keywords are shown inside each other. */
const deepest = 4;

const prefix = '#/components/schemas/';

function isLazy(document: ApiDocument, pointer: string): boolean {
  const isNamed = pointer.startsWith(prefix) && !pointer.slice(prefix.length).includes('/');
  return isNamed && isNested(flatten(document, { $ref: pointer }));
}

export function isNested(flat: Flat): boolean {
  const types = listTypes(flat);
  const isUnion = listAlternatives(flat).length > 1;
  return isUnion || types.includes('object') || types.includes('array');
}

function toRef({ slugs }: Reader, pointer: string): Ref {
  const schema = unescapePointer(pointer.replace(prefix, ''));
  return toDefined({ kind: 'ref', schema, slug: slugs.get(schema) });
}

function toInlineShape(reader: Reader, flat: Flat, around: readonly string[]): Shape {
  const alternatives = listAlternatives(flat);
  if (alternatives.length === 0) return toTyped(reader, flat, around);
  const named = alternatives.map((schema) => {
    const shape = toAlternative(reader, flat, schema, around);
    const description = toDescription(flatten(reader.document, schema));
    return { shape, description, title: toTitle(reader, schema) || sayConstants(shape) };
  });
  const [only] = named;
  if (only && named.length === 1) return only.shape;
  return toDefined({
    kind: 'union',
    alternatives: named.map(({ shape, description }) =>
      description ? { ...shape, description } : shape,
    ),
    titles: named.some(({ title }) => title)
      ? named.map(({ shape, title }) => title || toTypeName(shape))
      : undefined,
    discriminator: flat.discriminator?.propertyName,
  });
}

/** With the members that the schema around an alternative declares, and the mark of the discriminator. */
function toAlternative(
  reader: Reader,
  flat: Flat,
  schema: AnySchema,
  around: readonly string[],
): Shape {
  const pointers = listPointers(schema);
  const [pointer] = pointers;
  const own = flatten(reader.document, schema);
  const mark = toMark(reader, flat, schema);
  const parts = [toBase(flat, own), own, mark].filter(Boolean);
  if (parts.length === 1) return toShape(reader, schema, around);
  const isInside = pointers.some((one) => around.includes(one));
  if (pointer && (isInside || around.length >= deepest)) return toRef(reader, pointer);
  const whole = flatten(reader.document, { allOf: parts });
  return toInlineShape(reader, whole, [...around, ...pointers]);
}

function toBase(flat: Flat, alternative: Flat): Flat | undefined {
  const { oneOf: _one, anyOf: _any, discriminator: _heirs, title: _title, ...base } = flat;
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
  const marks = Object.keys(mapping).filter((key) => [pointer, name].includes(mapping[key] ?? ''));
  const value = marks.length > 1 ? { enum: marks } : { const: marks[0] ?? name };
  return { properties: { [propertyName]: value }, required: [propertyName] };
}

/** The name of an alternative: its title, or that of its schema. */
function toTitle({ document }: Reader, schema: AnySchema): string {
  const name = findPointer(schema)?.replace(/^.*\//, '') ?? '';
  return flatten(document, schema).title?.trim() || unescapePointer(name);
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
  if (listNested(flat).length > 0) return anything;
  if (others.length > 0) {
    const each = listTypes(flat).map((one) => toTyped(reader, { ...flat, type: one }, around));
    return { kind: 'union', alternatives: each };
  }
  const scalarType = scalarTypes.find((one) => one === type);
  if (scalarType) return toScalar(scalarType, flat);
  if (type === 'array') return toList(reader, flat, around);
  return type === 'object' ? toObject(reader, flat, around) : anything;
}

const anything: Union = { kind: 'union', alternatives: [] };

function toList(reader: Reader, flat: Flat, around: readonly string[]): Shape {
  const { itemName, expandable, sections } = flat['x-portal'] ?? {};
  const { items = {}, prefixItems, minItems, maxItems, uniqueItems } = flat;
  const most = items === false ? prefixItems?.length : maxItems;
  return toDefined({
    kind: 'list',
    items: toShape(reader, items === false ? {} : items, around),
    first: prefixItems?.map((one) => toShape(reader, one, around)),
    count: toCount(minItems, most, uniqueItems),
    itemXml: flatten(reader.document, items).xml,
    itemName,
    expandable: expandable ? (true as const) : undefined,
    sections,
  });
}

function toCount(least = 0, most?: number, unique?: boolean): Count | undefined {
  if (least === 0 && most === undefined && !unique) return undefined;
  return toDefined({ least: least || undefined, most, unique: unique || undefined });
}

function toObject(reader: Reader, flat: Flat, around: readonly string[]): Shape {
  const { properties, patternProperties = {}, required = [], minProperties, maxProperties } = flat;
  const additional = flat.additionalProperties ?? flat.unevaluatedProperties;
  const values = [...Object.values(patternProperties), ...(additional ? [additional] : [])];
  const alternatives = values.map((one) => toShape(reader, one, around));
  const others: Shape | undefined =
    alternatives.length > 1 ? { kind: 'union', alternatives } : alternatives[0];
  const count = toCount(minProperties, maxProperties);
  if (!properties && others) {
    const patterns = Object.keys(patternProperties).join('|');
    const names = additional ? toNames(reader.document, flat) : patterns;
    return toDefined({ kind: 'dictionary', values: others, names, count });
  }
  const fields = Object.entries(properties ?? {})
    .filter(([, schema]) => isShared(reader, schema))
    .map(([name, schema]) =>
      toField(reader, { name, required: required.includes(name), schema }, around),
    );
  // In a response, there is nothing to show.
  const isOpen = !properties && additional === undefined && reader.direction === 'request';
  return toDefined({ kind: 'group', fields, others: isOpen ? anything : others, count });
}

/** Whether the side that sends the object sends the member. */
export function isShared({ document, direction }: Reader, schema: AnySchema): boolean {
  const { readOnly, writeOnly } = flatten(document, schema);
  return !(direction === 'request' ? readOnly : direction && writeOnly);
}

function toScalar(type: ScalarType, flat: Flat): Shape {
  const values = [...new Set(flat.enum)].filter((value) => value !== null).map(toScalarValue);
  const typed = values.filter((value) => isOfType(value, type));
  const choices = typed.length > 0 ? typed : values;
  const only = flat.const === undefined ? undefined : toScalarValue(flat.const);
  const initial = isScalarValue(flat.default) ? flat.default : undefined;
  if (only === undefined && choices.length > 0) {
    return toDefined({ kind: 'choice', type, choices, default: initial });
  }
  const isSecret = flat.format === 'password';
  const examples = [...(flat.examples ?? []), flat.example].filter(isScalarValue);
  return toDefined({
    kind: 'scalar',
    type,
    ...pickKeywords(flat),
    const: only,
    default: initial,
    examples: examples.length > 0 ? examples : undefined,
    ...(isSecret && { format: undefined, secret: true }),
  });
}

/** Objects and lists among choices are JSON texts. */
function toScalarValue(value: Json): ScalarValue {
  return isScalarValue(value) ? value : JSON.stringify(value);
}

function isScalarValue(value: unknown): value is ScalarValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
