/** Values of the model as JSON Schema, which programs know. */
import { mapValues, toDefined } from '../openapi/document';
import { pickKeywords } from '../openapi/keywords';
import type { Count, Facts, Field, Shape } from '../openapi/model';
import { type ShapeVisitor, visitShape } from '../openapi/shapes';

type Schema = Readonly<Record<string, unknown>>;

/** @param depth how many objects inside each other are told */
export function toSchema(shape: Shape, depth: number): Schema {
  const schema = visitShape(schemas, shape, depth);
  const { type } = schema;
  const isNull = shape.nullable === true && typeof type === 'string';
  return toDefined({ ...schema, ...(isNull && { type: [type, 'null'] }), ...toFacts(shape) });
}

function toFacts(shape: Shape): Schema {
  const { title, description, readOnly, writeOnly, deprecated, allowed, examples, never } = shape;
  const [example] = examples ?? [];
  return {
    title,
    description: description || undefined,
    ...(deprecated !== undefined && { deprecated: true }),
    readOnly,
    writeOnly,
    default: shape.default,
    const: shape.const,
    ...(allowed && { enum: allowed }),
    example: example?.value,
    ...(never && { not: {} }),
    ...(shape.conditions && { conditions: shape.conditions }),
    ...toContent(shape),
  };
}

function toContent({ content }: Facts): Schema {
  return content ? { contentMediaType: content.mediaType, contentEncoding: content.encoding } : {};
}

const schemas: ShapeVisitor<Schema, [depth: number]> = {
  scalar: ({ type, default: _default, examples: _examples, ...shape }) => {
    const limits = pickKeywords(shape, type);
    return { type, ...limits, ...(shape.secret && { secret: true }) };
  },
  choice: ({ type, choices }) => ({ type, enum: choices }),
  list: ({ items, first, closed, count }, depth) => ({
    type: 'array',
    ...(first && { prefixItems: first.map((one) => toSchema(one, depth)) }),
    items: closed ? false : toSchema(items, depth),
    ...toCount(count, 'Items'),
  }),
  group({ fields, others, closed, count }, depth) {
    if (depth === 0) return { type: 'object', leftOut: fields.map(({ name }) => name).join(', ') };
    return {
      type: 'object',
      ...toProperties(fields, depth - 1),
      ...(others && { additionalProperties: toSchema(others, depth - 1) }),
      ...(closed && { additionalProperties: false }),
      ...toCount(count, 'Properties'),
    };
  },
  union: ({ alternatives, exclusive, discriminator }, depth) => ({
    ...(alternatives.length > 0 && {
      // Many alternatives are as long as many fields.
      [exclusive ? 'oneOf' : 'anyOf']: alternatives.map((one) =>
        toSchema(one, Math.max(0, depth - 1)),
      ),
    }),
    discriminator,
  }),
  dictionary: ({ values, count }, depth) => ({
    type: 'object',
    additionalProperties: depth === 0 ? {} : toSchema(values, depth - 1),
    ...toCount(count, 'Properties'),
  }),
  ref: ({ schema }) => ({ schema }),
};

function toCount({ least, most, unique }: Count = {}, noun: 'Items' | 'Properties'): Schema {
  return toDefined({ [`min${noun}`]: least, [`max${noun}`]: most, [`unique${noun}`]: unique });
}

function toProperties(fields: readonly Field[], depth: number): Schema {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    properties: Object.fromEntries(fields.map((field) => [field.name, toSchema(field, depth)])),
    ...(required.length > 0 && { required }),
  };
}

/** Parameters by location, each with its name. */
export function toParameters(
  parameters: Readonly<Record<string, readonly Field[]>>,
  depth: number,
) {
  return mapValues(parameters, (fields) =>
    fields.map((field) => ({
      name: field.name,
      required: field.required ?? false,
      schema: toSchema(field, depth),
      ...(field.encoding && { encoding: field.encoding }),
    })),
  );
}
