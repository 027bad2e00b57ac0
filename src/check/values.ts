/** Checks values against the shapes of an endpoint: examples, defaults, constants and samples. */
import type { EndpointEntry } from '../catalogue/model';
import type { Direction } from '../catalogue/compile-schema';
import type { Endpoint, Field, Shape, Union } from '../openapi/model';
import { fieldsOf, type ShapeVisitor, visitShape } from '../openapi/shapes';
import { type Keywords, pickKeywords } from '../openapi/keywords';
import { toTypeName } from '../words/types';
import { checkValue } from './ajv';
import { listSchemas, type Problem, type SchemaPlace } from './problem';

/** The problems of all values in an entry. It has no view if another one has its route. */
export function findInValues(entry: EndpointEntry, views: readonly Endpoint[]): readonly Problem[] {
  const { slug, method, path } = entry;
  const view = views.find((one) => one.slug === slug && one.method === method && one.path === path);
  return [
    ...(view ? [...findInExample(entry, view), ...findInResponses(entry, view)] : []),
    ...listSchemas(entry).flatMap(findInKeywords),
  ];
}

/** Entries have no examples of headers. */
function findInExample({ example }: EndpointEntry, view: Endpoint): readonly Problem[] {
  const { header: _headers, ...parameters } = view.parameters;
  const { body: _body, ...locations } = parameters;
  const empty = Object.keys(locations).map((location) => [location, {}] as const);
  const value = { ...Object.fromEntries(empty), ...example };
  return checkValue('example', value, toRequest({ ...view, parameters }, true));
}

function findInResponses({ responses }: EndpointEntry, view: Endpoint): readonly Problem[] {
  return responses.flatMap(({ status, example }) => {
    const shape = view.responses.find((one) => one.status === String(status))?.shape;
    if (example === undefined || !shape) return [];
    const schema = visitShape(schemas, shape, 'response');
    return checkValue(`responses.${status}.example`, example, schema);
  });
}

function findInKeywords({ field, schema }: SchemaPlace): readonly Problem[] {
  if (schema.type === 'array' || schema.type === 'object') return [];
  const own = { ...toScalar(schema), enum: schema.type === 'string' ? schema.enum : undefined };
  const { maxLength, maximum }: Readonly<Record<string, unknown>> = { ...schema };
  const properties = {
    const: own,
    default: own,
    examples: { items: own },
    minLength: { maximum: maxLength, description: 'at most the maxLength' },
    minimum: { maximum, description: 'at most the maximum' },
  };
  return checkValue(field, schema, { properties });
}

/** Checks the values that a page passes to a sample, by location and name. A body is sent as it is. */
export function checkGivenValues(endpoint: Endpoint, value: unknown, field: string) {
  return checkValue(field, value, toRequest(endpoint, false));
}

/* Shapes as JSON Schema. */

const schemas: ShapeVisitor<object, [direction: Direction]> = {
  scalar: ({ examples: _examples, default: _default, ...scalar }) => toScalar(scalar),
  choice: ({ type, choices }) => ({ type, enum: [...choices, null] }),
  list: ({ items }, direction) => ({ type: 'array', items: visitShape(schemas, items, direction) }),
  group: ({ fields, others }, direction) => toGroup(fields, direction, others),
  union: toUnion,
  dictionary: ({ values }, direction) => toGroup([], direction, values),
  ref: () => ({}),
};

/** The alternative that the mark tells, or any of those without a mark. */
function toUnion(union: Union, direction: Direction): object {
  const { alternatives, discriminator = '' } = union;
  if (alternatives.length === 0) return {};
  const marks = alternatives.map((one) => fieldsOf(one).find(({ name }) => name === discriminator));
  const known = marks.flatMap((mark) => (mark && 'const' in mark ? [mark.const] : []));
  if (known.length < marks.length) return { alternatives, description: toTypeName(union) };
  return {
    type: 'object',
    required: [discriminator],
    properties: { [discriminator]: { enum: known } },
    allOf: alternatives.map((one, index) => ({
      if: { required: [discriminator], properties: { [discriminator]: { const: known[index] } } },
      then: visitShape(schemas, one, direction),
    })),
  };
}

function toScalar({ type, ...scalar }: Keywords & { readonly type: string }): object {
  return { type, ...pickKeywords(scalar) };
}

/** In a response, any member may be missing. */
function toGroup(fields: readonly Field[] = [], direction: Direction = 'request', others?: Shape) {
  const isRequest = direction === 'request';
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => {
        const schema = visitShape(schemas, field, direction);
        return [
          field.name,
          'type' in schema ? { ...schema, nullable: field.nullable && true } : schema,
        ];
      }),
    ),
    required: isRequest ? fields.filter((field) => field.required).map(({ name }) => name) : [],
    additionalProperties: others ? visitShape(schemas, others, direction) : false,
    unknown: `a value without a matching ${isRequest ? 'parameter' : 'field'}`,
  };
}

/** The values of a request by location. */
function toRequest({ parameters, isBareList }: Endpoint, isComplete: boolean): object {
  const locations = Object.entries(parameters).map(([location, fields]) => {
    const [list] = fields;
    if (location === 'body' && isBareList && list) {
      return [location, visitShape(schemas, list, 'request')] as const;
    }
    const group = toGroup(fields);
    const isWhole = isComplete || location === 'body' || location === 'formData';
    return [location, isWhole ? group : { ...group, required: [] }] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(locations),
    required: isComplete ? Object.keys(parameters) : [],
    additionalProperties: false,
    unknown: 'a location without parameters',
  };
}
