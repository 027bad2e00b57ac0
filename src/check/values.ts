/** Checks values against the shapes of an endpoint: examples, defaults, constants and samples. */
import type { ValidateFunction } from 'ajv';
import type { EndpointEntry } from '../catalogue/model';
import type { Schema } from '../catalogue/schema';
import { toDocument } from '../catalogue/compile';
import type { Direction } from '../catalogue/compile-schema';
import { type Field, type ShapeVisitor, visitShape } from '../api/field';
import { findUnsendable } from '../api/formats';
import { type Keywords, pickKeywords } from '../api/keywords';
import { type Endpoint, toView } from '../api/view';
import { buildAjv, findProblems, toField } from './ajv';
import { listPlaces } from './places';
import { isObject, type Problem, toChoices, toQuoted } from './problem';

/** Checks all values in an entry. */
export function checkExamples(entry: EndpointEntry): readonly Problem[] {
  const view = toEndpointView(entry);
  if (!view) return [];
  const { path = {}, query = {}, formData = {}, body } = entry.example;
  const { parameters } = view;
  const hasBody = parameters.body !== undefined;
  const examples: readonly Check[] = [
    { field: 'example.path', value: path, schema: toGroup(parameters.path) },
    { field: 'example.query', value: query, schema: toGroup(parameters.query) },
    { field: 'example.formData', value: formData, schema: toGroup(parameters.formData) },
    ...(hasBody && body !== undefined
      ? [{ field: 'example.body', value: body, schema: toBody(view) }]
      : []),
    ...entry.responses.flatMap(({ status, example: value }) => {
      const shape = view.responses.find((one) => one.status === String(status))?.shape;
      if (value === undefined || !shape) return [];
      const schema = visitShape(schemas, shape, 'response');
      return [{ field: `responses.${status}.example`, value, schema }];
    }),
  ];
  const field = 'example.body';
  return [
    ...(hasBody && body === undefined
      ? [{ field, found: 'nothing', expected: 'an example body' }]
      : []),
    ...(!hasBody && body !== undefined
      ? [{ field, found: 'a body', expected: 'no body, because there are no body parameters' }]
      : []),
    ...[...examples, ...listPlaces(entry).flatMap(toKeywordChecks)].flatMap(checkValue),
  ];
}

/** The view of a single entry. Two entries with one route would share an operation. */
function toEndpointView(entry: EndpointEntry): Endpoint | undefined {
  const category = { id: entry.category, title: entry.category, description: '' };
  // All formats are made from the JSON of the example.
  const responses = entry.responses.map((response) => ({ ...response, mediaTypes: [] }));
  const categories = [{ ...category, endpoints: [{ ...entry, responses }] }];
  return toView(toDocument({ categories, statusCodes: [], verbs: [] })).categories[0]?.endpoints[0];
}

/** The values that keywords of a schema contain. */
function toKeywordChecks({ field, schema }: { field: string; schema: Schema }): readonly Check[] {
  if (schema.type === 'array' || schema.type === 'object') return [];
  const { enum: choices, const: only, examples = [] } = schema.type === 'string' ? schema : {};
  const own = { ...toScalar(schema), enum: choices };
  return [
    { field: `${field}.const`, value: only, schema: own },
    { field: `${field}.default`, value: schema.default, schema: own },
    ...examples.map((value, index) => ({
      ...{ field: `${field}.examples[${index}]`, value, schema: own },
    })),
  ].filter(({ value }) => value !== undefined);
}

/** Checks the values that a page passes to a sample, by location and name. */
export function checkGivenValues(
  endpoint: Endpoint,
  values: unknown,
  field: string,
): readonly Problem[] {
  const { parameters, isBareList } = endpoint;
  if (!isObject(values)) return [{ field, found: toQuoted(values), expected: 'an object' }];
  const known = Object.keys(parameters);
  const checks = Object.entries(parameters).map(([location, fields]): Check => {
    const optional = fields.map(({ required: _required, ...one }): Field => one);
    const isBody = location === 'body' && isBareList;
    return {
      field: `${field}.${location}`,
      value: values[location],
      schema: isBody ? toBody(endpoint) : toGroup(optional),
    };
  });
  const headers = Object.entries(isObject(values['header']) ? values['header'] : {});
  return [
    ...Object.keys(values)
      .filter((location) => !known.includes(location))
      .map((location) => ({
        field: `${field}.${location}`,
        ...{ found: 'a location without parameters', expected: toChoices(known) },
        misspelt: { word: location, known },
      })),
    ...checks.filter(({ value }) => value !== undefined).flatMap(checkValue),
    ...headers.flatMap(([name, value]) => checkHeaderValue(value, `${field}.header.${name}`)),
  ];
}

/** All clients can send the header values of examples and samples. */
export function checkHeaderValue(value: unknown, field: string): readonly Problem[] {
  if (typeof value !== 'string' || findUnsendable(value) === undefined) return [];
  return [{ field, found: toQuoted(value), expected: 'printable ASCII characters in a header' }];
}

/* Shapes as JSON Schema. */

interface Check {
  readonly field: string;
  readonly value: unknown;
  readonly schema: object;
}

let ajv: ReturnType<typeof buildAjv> | undefined;

/** Many endpoints share parameters, and an edit changes few. `ajv` takes about 2 ms for a schema. */
const validators = new Map<string, ValidateFunction>();

function checkValue({ field, value, schema }: Check): readonly Problem[] {
  ajv ??= buildAjv();
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  return findProblems(validate, value).map(({ pointer, ...problem }) => ({
    ...{ field: toField(field, value, pointer), ...problem },
  }));
}

const schemas: ShapeVisitor<object, [direction: Direction]> = {
  scalar: toScalar,
  choice: ({ type, choices }) => ({ type, enum: [...choices, null] }),
  list: ({ items }, direction) => ({ type: 'array', items: visitShape(schemas, items, direction) }),
  group: ({ fields }, direction) => toGroup(fields, direction),
  union: ({ alternatives }, direction) =>
    alternatives.length > 0
      ? { anyOf: [nothing, ...alternatives.map((one) => visitShape(schemas, one, direction))] }
      : {},
  dictionary: ({ values }, direction) => ({
    type: 'object',
    additionalProperties: visitShape(schemas, values, direction),
  }),
  ref: () => ({}),
};

/** `nullable` has no effect on a union. */
const nothing = { type: 'null' };

function toScalar({ type, ...scalar }: Keywords & { readonly type: string }): object {
  return { type, ...pickKeywords(scalar) };
}

/** In a response, any member may be missing. */
function toGroup(fields: readonly Field[] = [], direction: Direction = 'request'): object {
  const isRequest = direction === 'request';
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => {
        const schema = visitShape(schemas, field, direction);
        return [field.name, 'type' in schema ? { ...schema, nullable: field.nullable } : schema];
      }),
    ),
    required: isRequest ? fields.filter((field) => field.required).map(({ name }) => name) : [],
    additionalProperties: false,
    unknown: `a value without a matching ${isRequest ? 'parameter' : 'field'}`,
  };
}

/** The body of a request: an object, or the list that is its only parameter. */
function toBody({ parameters: { body = [] }, isBareList }: Endpoint): object {
  const [list] = body;
  return isBareList && list ? visitShape(schemas, list, 'request') : toGroup(body);
}
