/** The type of a response, in languages for types. */
import type { Field, Shape } from '../openapi/model';
import { type ShapeVisitor, visitShape } from '../openapi/shapes';
import { toPlainText } from '../openapi/inline';
import { sayDeprecated } from '../words/facts';
import { toJsonText } from '../samples/literals';

/** Writes a shape as a type with this name, by language. */
export const typeWriters = {
  TypeScript: (name: string, shape: Shape) => `export type ${name} = ${toType(shape)};\n`,
  'JSON Schema': (title: string, shape: Shape) =>
    toJsonText({ $schema: dialect, title, ...toSchema(shape) }),
} as const;

export type TypeLanguage = keyof typeof typeWriters;

function toType(shape: Shape): string {
  return visitShape(types, shape);
}

const types: ShapeVisitor<string> = {
  scalar({ type, const: only }) {
    if (only !== undefined) return toJsonText(only);
    return type === 'integer' ? 'number' : type;
  },
  choice: ({ choices }) => choices.map((choice) => toJsonText(choice)).join(' | '),
  list: ({ items }) => `Array<${toType(items)}>`,
  group: ({ fields, others }) =>
    `{\n${[...fields.map(toMember), others ? '[name: string]: unknown;\n' : '']
      .join('')
      .replaceAll(/^(?=.)/gm, '  ')}}`,
  union: ({ alternatives }) => [...new Set(alternatives.map(toType))].join(' | ') || 'unknown',
  dictionary: ({ values }) => `Record<string, ${toType(values)}>`,
  ref: ({ schema }) => `unknown /* ${schema}, inside itself */`,
};

/** A member is optional unless the document says that it is always there. */
function toMember(field: Field): string {
  const { name, description, required, nullable, deprecated } = field;
  const notice = deprecated === undefined ? '' : ` @deprecated ${sayDeprecated(deprecated)}`;
  const comment = toPlainText(description + notice).replaceAll('*/', String.raw`*\/`);
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  const type = nullable ? `${toType(field)} | null` : toType(field);
  return `/** ${comment} */\n${key}${required ? '' : '?'}: ${type};\n`;
}

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** Keywords without a value are not written. */
type Schema = Readonly<Record<string, unknown>>;

function toSchema(shape: Shape): Schema {
  return visitShape(schemas, shape);
}

const schemas: ShapeVisitor<Schema> = {
  scalar({ type, format, const: only, default: value, examples, ...limits }) {
    const { minLength, maxLength, minimum, maximum } = limits;
    const values = {
      const: only,
      default: value,
      examples: examples?.map(({ value: one }) => one),
    };
    return { type, format, ...values, minLength, maxLength, minimum, maximum };
  },
  choice: ({ type, choices, default: value }) => ({ type, enum: choices, default: value }),
  list: ({ items }) => ({ type: 'array', items: toSchema(items) }),
  group({ fields, others }) {
    const required = fields.filter((field) => field.required).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, toProperty(field)])),
      required: required.length > 0 ? required : undefined,
      additionalProperties: others && toSchema(others),
    };
  },
  union: ({ alternatives }) =>
    alternatives.length === 0 ? {} : { anyOf: alternatives.map(toSchema) },
  dictionary: ({ values }) => ({ type: 'object', additionalProperties: toSchema(values) }),
  // The shape has no schema with a name to refer to.
  ref: ({ schema }) => ({ $comment: `${schema}, inside itself` }),
};

function toProperty(field: Field): Schema {
  const schema = toSchema(field);
  return {
    description: toPlainText(field.description),
    deprecated: field.deprecated === undefined ? undefined : true,
    ...(field.nullable ? { anyOf: [schema, { type: 'null' }] } : schema),
  };
}
