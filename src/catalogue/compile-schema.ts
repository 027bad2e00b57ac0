/** Schemas of entries as JSON Schema 2020-12. */
import {
  listObjects,
  type ObjectSchema,
  type Property,
  type ScalarSchema,
  type Schema as EntrySchema,
  type SchemaVisitor,
  type StringSchema,
  visitSchema,
} from './schema';
import type { EndpointEntry } from './model';
import {
  type Reference,
  type Schema,
  type SchemaPortal,
  type SecurityScheme,
  type StatusCode,
  toDefined,
} from '../api/document';
import { pickKeywords } from '../api/keywords';
import { toCommonMark } from '../api/text';

/** Whether a value is sent or received. Received values can be null. */
export type Direction = 'request' | 'response';

export interface SchemaContext {
  readonly direction: Direction;
  /** The names of the objects that are components. All others are written in place. */
  readonly components: ReadonlySet<string>;
}

/** Converts a schema. Objects that are components become references. */
export function toSchema(schema: EntrySchema, context: SchemaContext): Schema | Reference {
  return visitSchema(schemas, schema, context);
}

const schemas: SchemaVisitor<Schema | Reference, [context: SchemaContext]> = {
  string: toStringSchema,
  integer: toScalarSchema,
  number: toScalarSchema,
  boolean: toScalarSchema,
  array: ({ type, items, form }, context) =>
    toDefined({
      type,
      items: toSchema(items, context),
      'x-portal': form && toDefined({ ...form, expandable: form.expandable || undefined }),
    }),
  object: (schema, context) =>
    schema.title !== undefined && context.components.has(schema.title)
      ? toReference('schemas', schema.title)
      : toObjectSchema(schema, context),
};

/** Converts an object in place. */
export function toObjectSchema(
  { type, title, properties }: ObjectSchema,
  context: SchemaContext,
): Schema {
  const required = properties.filter((property) => property.required).map(({ name }) => name);
  return toDefined({
    title,
    type,
    properties: Object.fromEntries(
      properties.map((property) => [property.name, toMember(property, context)]),
    ),
    required: required.length > 0 ? required : undefined,
  });
}

function toMember(property: Property, context: SchemaContext): Schema | Reference {
  const schema = toSchema(property, context);
  const portal = { ...('x-portal' in schema && schema['x-portal']), ...toPortal(property) };
  return toDefined({
    ...(context.direction === 'response' ? orNull(schema) : schema),
    description: toCommonMark(property.description),
    deprecated: property.deprecated === undefined ? undefined : true,
    'x-portal': Object.keys(portal).length > 0 ? portal : undefined,
  });
}

/** What OpenAPI cannot say of a parameter or a field. */
export function toPortal(property: Property): SchemaPortal {
  const { was, deprecated } = property;
  const secret = property.type === 'string' ? property.secret : undefined;
  return toDefined({
    was,
    deprecated: deprecated === undefined ? undefined : toCommonMark(deprecated),
    secret,
  });
}

function toScalarSchema(schema: ScalarSchema): Schema {
  return { type: schema.type, ...pickKeywords(schema) } as Schema;
}

function toStringSchema(schema: StringSchema, { direction }: SchemaContext): Schema {
  const { type, enum: choices, secret } = schema;
  return toDefined({
    type,
    enum: choices && [...choices],
    ...toScalarSchema(schema),
    ...(secret && { format: 'password', writeOnly: direction === 'request' || undefined }),
  });
}

/** Fields of responses can be null, except for constants. */
function orNull(schema: Schema | Reference): object {
  if ('const' in schema) return schema;
  if (!('type' in schema) || typeof schema.type !== 'string') {
    return { anyOf: [schema, { type: 'null' }] };
  }
  return toDefined({
    ...schema,
    type: [schema.type, 'null'],
    enum: schema.enum && [...(schema.enum as unknown[]), null],
  });
}

/** A reference to a component. */
export function toReference(kind: string, name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

/* Objects that the document defines once. One that extends another refers to it. */

/** An object with a name of its own in the document. */
export interface NamedObject {
  readonly name: string;
  readonly schema: ObjectSchema;
  readonly direction: Direction;
}

/** The objects with a title inside a schema. */
export function listTitled(schema: EntrySchema, direction: Direction): readonly NamedObject[] {
  return listObjects(schema).flatMap((object) =>
    object.title === undefined ? [] : [{ name: object.title, schema: object, direction }],
  );
}

/** The schemas of named objects by name. */
export function toComponents(objects: readonly NamedObject[]): Record<string, Schema> {
  const components = new Set(objects.map(({ name }) => name));
  return Object.fromEntries(
    objects.map((object, index) => {
      const { name, schema, direction } = object;
      const base = findBase(object, objects, index);
      const context = { direction, components };
      return [name, base ? toExtension(schema, base, context) : toObjectSchema(schema, context)];
    }),
  );
}

/** Fewer equal properties, such as an ID and a name, are a coincidence. */
const leastShared = 5;

/** The largest other object whose properties stand together at the start or the end of the object. */
function findBase(
  { schema, direction }: NamedObject,
  objects: readonly NamedObject[],
  index: number,
): NamedObject | undefined {
  const size = ({ schema: { properties } }: NamedObject) => properties.length;
  const { length } = schema.properties;
  const [largest] = objects
    .filter(
      (other, position) =>
        other.direction === direction &&
        size(other) >= leastShared &&
        (size(other) < length || (size(other) === length && position < index)) &&
        findShared(schema, other.schema) !== undefined,
    )
    .toSorted((a, b) => size(b) - size(a));
  return largest;
}

/** Where the properties of `base` stand in the object. */
function findShared({ properties }: ObjectSchema, base: ObjectSchema): 'start' | 'end' | undefined {
  const { length } = base.properties;
  const wanted = JSON.stringify(base.properties);
  if (JSON.stringify(properties.slice(0, length)) === wanted) return 'start';
  return JSON.stringify(properties.slice(-length)) === wanted ? 'end' : undefined;
}

/** Keeps the order of the properties: those of `allOf` come before those beside it. */
function toExtension(schema: ObjectSchema, base: NamedObject, context: SchemaContext): Schema {
  const { title, properties } = schema;
  const reference = toReference('schemas', base.name);
  const { length } = base.schema.properties;
  const isFirst = findShared(schema, base.schema) === 'start';
  const own = isFirst ? properties.slice(length) : properties.slice(0, -length);
  if (own.length === 0) return toDefined({ title, allOf: [reference] });
  const extension = toObjectSchema({ type: 'object', properties: own }, context);
  return isFirst
    ? toDefined({ title, allOf: [reference], ...extension })
    : toDefined({ title, allOf: [extension, reference] });
}

/* What the operations of a document have in common. */

export interface Context {
  readonly endpoints: readonly EndpointEntry[];
  /** The titles of categories by ID. */
  readonly tags: ReadonlyMap<string, string>;
  readonly security: Security | undefined;
  /** The names of objects that are components. */
  readonly components: ReadonlySet<string>;
  readonly statusCodes: readonly StatusCode[];
}

export interface Security {
  readonly scheme: SecurityScheme;
  readonly scopes: string[];
}

/* The names of operations and their objects. They depend on the slug only. */

/** The operation ID: `createCampaignLink` for `create-campaign-link`. */
export function toOperationId({ slug }: Pick<EndpointEntry, 'slug'>): string {
  // A digit keeps its separator, since `top-10` and `top10` are two slugs.
  return slug
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll('-', '_');
}

export function toBodyName(endpoint: EndpointEntry): string {
  return `${toCapitalized(toOperationId(endpoint))}Request`;
}

export function toResponseName(endpoint: EndpointEntry, status: number): string {
  return `${toCapitalized(toOperationId(endpoint))}Response${status === 200 ? '' : status}`;
}

function toCapitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
