/** Schemas of entries as JSON Schema 2020-12. */
import type { ObjectSchema, Property, ScalarSchema, Schema as EntrySchema } from './schema';
import type { EndpointEntry } from './model';
import {
  type Parameter,
  type Reference,
  type Schema,
  type SchemaPortal,
  type SecurityScheme,
  type StatusCode,
  toDefined,
} from '../openapi/document';
import { pickKeywords } from '../openapi/keywords';
import { toCommonMark } from '../openapi/text';
import { toReference } from './components';

/** Whether a value is sent or received. Received values can be null. */
export type Direction = 'request' | 'response';

export interface SchemaContext {
  readonly direction: Direction;
  /** The objects with a name, which the document defines once. Converting a schema adds its own. */
  readonly components: Map<string, Schema>;
}

/** Converts a schema. Objects with a title become references. */
export function toSchema(schema: EntrySchema, context: SchemaContext): Schema | Reference {
  switch (schema.type) {
    case 'array': {
      const { type, items, form } = schema;
      const sent = context.direction === 'request' ? toSent(items) : items;
      return toDefined({
        type,
        items: toSchema(sent, context),
        'x-portal': form && { expandable: true, ...form },
      });
    }
    case 'object':
      return schema.title === undefined
        ? toObjectSchema(schema, context)
        : toComponent(schema.title, schema, context);
    default:
      return toScalarSchema(schema, context);
  }
}

/** In an array, an object whose only property is a string is sent as that string. */
function toSent(items: EntrySchema): EntrySchema {
  const [only, ...others] = items.type === 'object' ? items.properties : [];
  return only?.type === 'string' && others.length === 0 ? only : items;
}

/** Defines an object once, the objects inside it after it, and refers to it. */
export function toComponent(name: string, schema: ObjectSchema, context: SchemaContext): Reference {
  const { components } = context;
  if (!components.has(name)) {
    components.set(name, {});
    components.set(name, toObjectSchema(schema, context));
  }
  return toReference('schemas', name);
}

function toObjectSchema({ title, properties }: ObjectSchema, context: SchemaContext): Schema {
  const required = properties.filter((property) => property.required).map(({ name }) => name);
  return toDefined({
    title,
    type: 'object',
    properties: Object.fromEntries(
      properties.map((property) => [property.name, toMember(property, context)]),
    ),
    required: required.length > 0 ? required : undefined,
  });
}

function toMember(property: Property, context: SchemaContext): Schema | Reference {
  const schema = toSchema(property, context);
  return toDefined({
    ...(context.direction === 'response' ? orNull(schema) : schema),
    description: toCommonMark(property.description),
    deprecated: property.deprecated === undefined ? undefined : true,
    'x-portal': toPortal(property, 'x-portal' in schema ? schema['x-portal'] : undefined),
  });
}

/** What OpenAPI cannot say of a parameter or a field, beside what its schema has. */
export function toPortal(property: Property, ofSchema?: SchemaPortal): SchemaPortal | undefined {
  const { was, deprecated } = property;
  const portal = toDefined({
    ...ofSchema,
    was,
    deprecated: deprecated === undefined ? undefined : toCommonMark(deprecated),
    secret: property.type === 'string' ? property.secret : undefined,
  });
  return Object.keys(portal).length > 0 ? portal : undefined;
}

function toScalarSchema(schema: ScalarSchema, { direction }: SchemaContext): Schema {
  const { enum: choices, secret } = schema.type === 'string' ? schema : {};
  return toDefined({
    type: schema.type,
    enum: choices && [...choices],
    ...pickKeywords(schema),
    ...(secret && { format: 'password', writeOnly: direction === 'request' || undefined }),
  }) as Schema;
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

/* What the operations of a document have in common. */

export interface Context extends Pick<SchemaContext, 'components'> {
  readonly endpoints: readonly EndpointEntry[];
  /** The parameters that the document defines once, by name. */
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly security: Security | undefined;
  /** The error responses of all operations. Each operation documents its own success. */
  readonly errors: readonly StatusCode[];
}

export interface Security {
  readonly scheme: SecurityScheme;
  readonly scopes: string[];
}

/** The operation ID: `createCampaignLink` for `create-campaign-link`. */
export function toOperationId({ slug }: Pick<EndpointEntry, 'slug'>): string {
  // A digit keeps its separator, since `top-10` and `top10` are two slugs.
  return slug
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll('-', '_');
}

/** The name of an object of an operation: `CreateCampaignLinkRequest`. */
export function toObjectName(endpoint: EndpointEntry, ending: string): string {
  const id = toOperationId(endpoint);
  return id.charAt(0).toUpperCase() + id.slice(1) + ending;
}
