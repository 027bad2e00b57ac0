/** Schemas of the catalogue as JSON Schema 2020-12. */
import type { Direction } from '../../catalogue/check/values';
import {
  visitSchema,
  type IntegerSchema,
  type NumberSchema,
  type ObjectSchema,
  type Property,
  type Schema,
  type SchemaVisitor,
  type StringSchema,
} from '../../catalogue/schema';
import { toDefined, toReference, type JsonSchema } from './model';

export interface SchemaContext {
  readonly direction: Direction;
  /** The names of the objects that are components. All others are written in place. */
  readonly components: ReadonlySet<string>;
  /** Converts the inline notation of the page to CommonMark. */
  readonly toText: (text: string) => string;
}

/** Converts a schema. Objects that are components become references. */
export function toJsonSchema(schema: Schema, context: SchemaContext): JsonSchema {
  return visitSchema(schemas, schema, context);
}

const schemas: SchemaVisitor<JsonSchema, [context: SchemaContext]> = {
  string: toStringSchema,
  integer: toNumericSchema,
  number: toNumericSchema,
  boolean: ({ type, default: value }) => toDefined({ type, default: value }),
  array: ({ type, items }, context) => ({ type, items: toJsonSchema(items, context) }),
  object: (schema, context) =>
    schema.title !== undefined && context.components.has(schema.title)
      ? toReference('schemas', schema.title)
      : toObjectSchema(schema, context),
};

/** Converts an object in place. */
export function toObjectSchema(
  { type, title, properties }: ObjectSchema,
  context: SchemaContext,
): JsonSchema {
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

function toMember(property: Property, context: SchemaContext): JsonSchema {
  const schema = toJsonSchema(property, context);
  return toDefined({
    ...(context.direction === 'response' ? orNull(schema) : schema),
    description: toDescription(property, context),
    deprecated: property.deprecated === undefined ? undefined : true,
  });
}

/** The description of a parameter, a field or an operation, with its deprecation. */
export function toDescription(
  { description, deprecated }: Pick<Property, 'description' | 'deprecated'>,
  { toText }: Pick<SchemaContext, 'toText'>,
): string {
  const warning = deprecated === undefined ? [] : [`**Deprecated.** ${toText(deprecated)}`];
  return [...warning, toText(description)].join('\n\n');
}

function toStringSchema(schema: StringSchema, { direction }: SchemaContext): JsonSchema {
  const { type, enum: choices, const: only, default: value, examples, format, secret } = schema;
  const { minLength, maxLength } = schema;
  return toDefined({
    type,
    enum: choices,
    const: only,
    default: value,
    examples,
    minLength,
    maxLength,
    ...(secret && { format: 'password' }),
    ...(secret && direction === 'request' && { writeOnly: true as const }),
    ...(format && formats[format]),
  });
}

/** Tools know only the first two formats. */
const formats = {
  'date-time': { format: 'date-time' },
  uri: { format: 'uri' },
  cron: { 'x-format': 'cron' },
  'comma-separated': { 'x-format': 'comma-separated' },
} as const satisfies Record<NonNullable<StringSchema['format']>, JsonSchema>;

function toNumericSchema(schema: IntegerSchema | NumberSchema): JsonSchema {
  const { type, minimum, maximum, default: value } = schema;
  return toDefined({ type, minimum, maximum, default: value });
}

/** Fields of responses can be null, except for constants. */
function orNull(schema: JsonSchema): JsonSchema {
  if (schema.const !== undefined) return schema;
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return toDefined({
    ...schema,
    type: [schema.type, 'null'],
    enum: schema.enum && [...schema.enum, null],
  });
}
