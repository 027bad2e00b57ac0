/** Schemas of the catalogue as JSON Schema 2020-12. */
import type { Direction } from '../../catalogue/check/properties';
import {
  type IntegerSchema,
  type NumberSchema,
  type ObjectSchema,
  type Property,
  type Schema,
  type SchemaVisitor,
  type StringSchema,
  visitSchema,
} from '../../catalogue/schema';
import { type JsonSchema, toDefined, toReference } from './model';
import { type Inline, toCode, toInline } from '../../catalogue/inline';

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

/* Texts of the catalogue as CommonMark (https://spec.commonmark.org/0.31.2/). */

/** Converts a text in the inline notation. `toUrl` returns the absolute URL of a link's target. */
export function toCommonMark(text: string, toUrl: (href: string) => string): string {
  return toInline(text)
    .map((inline) => toMarks(inline, toUrl))
    .join('')
    .trim()
    .replace(/^(?=[#>+-])/, '\\')
    .replace(/^(\d+)(?=[.)])/, '$1\\');
}

function toMarks(inline: Inline, toUrl: (href: string) => string): string {
  // Browsers collapse line breaks, which would start blocks in CommonMark.
  const text = inline.text.replaceAll(/\s+/g, ' ');
  switch (inline.kind) {
    case 'text':
      return toEscaped(text);
    case 'code':
      return toCode(text);
    case 'strong':
      return `**${toEscaped(text)}**`;
    case 'emphasis':
      return `*${toEscaped(text)}*`;
    case 'link':
      return `[${toEscaped(text)}](${toTarget(toUrl(inline.href))})`;
    default:
      return inline satisfies never;
  }
}

/** Adds a full stop if the text does not end as a sentence. */
export function toSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Escapes what CommonMark would read as marks. Underscores inside words are literal. */
export function toEscaped(text: string): string {
  return text.replaceAll(
    /[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|!$|&(?=#?\w+;)/gu,
    '\\$&',
  );
}

/** Code and HTML bind more tightly than links, and entities are also decoded in targets. */
function toTarget(url: string): string {
  return url.replaceAll(/[`<>]|&(?=#?\w+;)/g, (character) => replacements[character] ?? character);
}

const replacements: Readonly<Record<string, string>> = {
  '`': '%60',
  '<': '%3C',
  '>': '%3E',
  '&': '&amp;',
};
