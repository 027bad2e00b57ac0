/** What the untouched form of a document sends, and what "Load example" and links bring back. */
import type { Json } from '../../src/openapi/document';
import type { Endpoint } from '../../src/openapi/model';
import { exactNumber } from '../../src/openapi/numbers';
import { buildRequest } from '../../src/request/build';
import { findFaults } from '../../src/request/faults';
import type { FormValues } from '../../src/request/model';
import { readSharedForm, toSharedForm } from '../../src/request/share';
import { toCurl } from '../../src/samples/curl';
import { toExampleValues } from '../../src/request/shown';
import { endpointsOf } from '../openapi/read';

const text = { type: 'string' };

function endpointOf(operation: object, others: object = {}): Endpoint {
  const responses = { 204: { description: 'Done.' } };
  const [post] = endpointsOf({
    servers: [{ url: 'https://api.test' }],
    paths: { '/a/{id}': { post: { summary: 'Send', responses, ...operation } } },
    ...others,
  });
  return post!;
}

const bodyOf = (mediaType: string, media: object) => ({
  requestBody: { content: { [mediaType]: media } },
});
const json = (schema: object) => bodyOf('application/json', { schema });

const base = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
it.each<[string, object, Json]>([
  [
    'an example of a part of allOf, with the members that the others require',
    {
      allOf: [
        { ...base, example: { id: 5 } },
        { required: ['load'], properties: { load: { type: 'integer' }, deck: text } },
      ],
    },
    { id: 5, load: 1 },
  ],
  [
    'optional members as far as the author gave examples, and nothing read-only',
    {
      ...base,
      properties: {
        ...base.properties,
        owner: { type: 'object', properties: { city: { ...text, example: 'Oslo' }, zip: text } },
        marks: { type: 'array', items: text, example: ['dry'] },
        seen: { ...text, default: 'no' },
        made: { ...text, readOnly: true, example: '2026' },
      },
    },
    { id: 1, owner: { city: 'Oslo' }, marks: ['dry'] },
  ],
  [
    'Base64 for bytes, and numbers of any length within their limits',
    {
      type: 'object',
      required: ['a', 'b', 'c', 'd', 'e', 'f'],
      properties: {
        f: { type: 'integer', exclusiveMinimum: 12345678901234 },
        a: { ...text, contentEncoding: 'base64' },
        d: { type: 'integer', exclusiveMinimum: exactNumber('1234567890123456789') },
        e: { type: 'integer', minimum: 2, multipleOf: exactNumber('9007199254740993') },
        b: { type: 'integer', minimum: exactNumber('1234567890123456789') },
        c: { type: 'number', exclusiveMaximum: 1 },
      },
    },
    {
      ...{ a: 'aGVsbG8=', b: exactNumber('1234567890123456789') ?? '', c: 0.9 },
      ...{ d: exactNumber('1234567890123456790')!, e: exactNumber('9007199254740993')! },
      f: 12345678901235,
    },
  ],
  [
    'no read-only member of an example, which is of responses too',
    {
      ...base,
      properties: { id: { ...base.properties.id, readOnly: true }, a: text },
      example: { id: 1, a: 'b' },
    },
    { a: 'b' },
  ],
])('a made body has %s', (_what, schema, body) => {
  expect(buildRequest(endpointOf(json(schema)), {}).body).toHaveProperty('json', body);
});

it('has no media type without a body, if an optional form has no values', () => {
  const form = (schema: object) => bodyOf('application/x-www-form-urlencoded', { schema });
  const optional = endpointOf(form({ type: 'object', properties: { a: text } }));
  const untouched = buildRequest(optional, {});
  expect([untouched.headers, untouched.body]).toEqual([[], undefined]);
  const { headers, body } = buildRequest(optional, { formData: { a: 'b' } });
  expect([headers.length, body]).toEqual([1, expect.objectContaining({ fields: [['a', 'b']] })]);
});

const range = { type: 'object', properties: { from: { type: 'integer' } } };
const page = { properties: { size: { example: 5 }, first: { default: 0 }, sort: text } };
const toParameter = (name: string, location: string, facts: object = {}) => {
  return { name, in: location, required: true, schema: text, ...facts };
};
const endpoint = endpointOf({
  parameters: [
    toParameter('id', 'path', { example: 'x' }),
    toParameter('top', 'query', { example: 20 }),
    toParameter('range', 'query', { style: 'deepObject', schema: range, example: { from: 1 } }),
    toParameter('mode', 'query', { schema: { enum: ['a', 'b'] } }),
    toParameter('page', 'query', { schema: { ...page, required: ['size', 'first'] } }),
    toParameter('free', 'query'),
    toParameter('none', 'query', { required: false, example: 'never' }),
    toParameter('list', 'query', { schema: { type: 'array', items: { ...text, example: 'one' } } }),
    toParameter('colour', 'query', { schema: { oneOf: [{ const: 'red' }, { const: 'blue' }] } }),
    toParameter('either', 'query', { schema: { oneOf: [{ ...text, example: 'b' }, {}] } }),
    toParameter('part', 'query', {
      schema: { allOf: [{ ...range, example: { to: 1 } }, { required: ['from'] }] },
    }),
    toParameter('X-Fleet', 'header', { example: 'north' }),
    toParameter('X-Old', 'header', { required: false, schema: { ...text, default: '1' } }),
    toParameter('theme', 'cookie', { example: 'dark' }),
  ],
});

it('required parameters have an example, or are a placeholder that is missing', () => {
  const { path, query, headers } = buildRequest(endpoint, {});
  expect([path, query, headers]).toEqual([
    '/a/{id}',
    [
      ['top', '20'],
      ['range%5Bfrom%5D', '1'],
      ['mode', '{mode}'],
      ['size', '5'],
      ['first', '0'],
      ['free', '{free}'],
      ['list', 'one'],
      ['colour', '{colour}'],
      ['either', 'b'],
      ['part', '{part}'],
    ],
    [
      ['X-Fleet', 'north'],
      ['Cookie', 'theme=dark'],
    ],
  ]);
  const missing = findFaults(endpoint, {}).missing.map((one) => one.path);
  expect(missing.join(' ')).toBe('path/id query/mode query/free query/colour query/part/from');
});

describe('what is entered', () => {
  const blank = endpointOf({
    parameters: [{ name: 'kind', in: 'query', schema: { enum: ['', ' ', 'x'] } }],
  });
  it.each([
    ['""', [['kind', '']]],
    ['" "', [['kind', '%20']]],
    ['', []],
  ])('can be the blank choice %s', (kind, query) => {
    expect(buildRequest(blank, { query: { kind } }).query).toEqual(query);
  });

  const example = { note: null, word: 'null', none: '', sizes: { 1: 'S', 2: 'L' } };
  const schema = {
    type: 'object',
    properties: {
      note: { type: ['string', 'null'] },
      word: { type: ['string', 'null'] },
      none: { const: '' },
      sizes: { type: 'object', properties: { 1: text, 2: text } },
    },
  };
  const endpoint = endpointOf(bodyOf('application/json', { schema, example }));
  it('keeps null, an empty constant, and names of digits, in an example and a link', () => {
    const values = toExampleValues(endpoint);
    const shared = toSharedForm(endpoint, values, '1');
    const read = readSharedForm(endpoint, shared?.fragment ?? '');
    const sent = [{}, values, read.values].map((one) => buildRequest(endpoint, one).body);
    expect(sent.map((one) => one?.kind === 'json' && one.json)).toEqual(Array(3).fill(example));
    expect(read.ignored).toEqual([]);
  });
});

const large = { id: exactNumber('1234567890123456789') };
const ofAny = { schema: { properties: { a: {} } }, example: { a: large } };
it.each([
  ['a query', { content: { 'application/json': { example: large } } }, {}],
  ['lines', {}, bodyOf('application/x-ndjson', { example: [large] })],
  ['a part', {}, bodyOf('multipart/form-data', ofAny)],
  ['any value', {}, bodyOf('application/json', ofAny)],
])('numbers keep their digits in %s', (_where, query, operation) => {
  const parameter = { name: 'q', in: 'query', required: true, ...query };
  const endpoint = endpointOf({ parameters: [parameter], ...operation });
  const sample = toCurl(buildRequest(endpoint, toExampleValues(endpoint)));
  expect(decodeURIComponent(sample)).toMatch(/id\\?": ?1234567890123456789\b/);
});

const file = { type: 'string', format: 'binary' };
const schema = { type: 'object', required: ['plan'], properties: { plan: file, note: text } };
const upload = endpointOf(
  bodyOf('multipart/form-data', { schema, example: { note: 'Second floor' } }),
);
it.each<[string, FormValues]>([
  ['untouched', {}],
  ['with the example', toExampleValues(upload)],
  ['with another value', { formData: { note: 'x' } }],
])('forms have a required file: %s', (_what, values) => {
  expect(buildRequest(upload, values).body).toMatchObject({
    parts: expect.arrayContaining([{ name: 'plan', file: 'file.bin' }]) as unknown,
  });
});

it('forms have indexes for objects in lists, and none for texts', () => {
  const deep = { style: 'deepObject', explode: true };
  const endpoint = endpointOf(
    bodyOf('application/x-www-form-urlencoded', {
      encoding: { lines: deep, expand: deep },
      schema: {
        type: 'object',
        properties: {
          lines: { type: 'array', items: { type: 'object', properties: { price: text } } },
          expand: { type: 'array', items: text },
        },
      },
      example: { lines: [{ price: 'a' }, { price: 'b', note: null }], expand: ['x'] },
    }),
  );
  expect(buildRequest(endpoint, {}).body).toMatchObject({
    fields: [
      ['lines[0][price]', 'a'],
      ['lines[1][price]', 'b'],
      ['expand[]', 'x'],
    ],
  });
});

const toResponses = (...types: readonly string[]) => ({
  responses: {
    200: { description: 'Done.', content: Object.fromEntries(types.map((one) => [one, {}])) },
  },
});
it.each<[readonly string[], FormValues, object, readonly (readonly string[])[]]>([
  [['application/json'], {}, {}, []],
  [['application/vnd.a+json'], {}, {}, [['Accept', 'application/vnd.a+json']]],
  [['application/json', 'text/csv'], {}, {}, [['Accept', 'application/json']]],
  [
    ['application/json', 'text/csv'],
    { header: { Accept: 'text/csv' } },
    {},
    [['Accept', 'text/csv']],
  ],
  [['text/csv'], {}, { 'x-portal': { version: 1, accept: false } }, []],
])('asks for %j with %j', (types, values, others, headers) => {
  expect(buildRequest(endpointOf(toResponses(...types), others), values).headers).toEqual(headers);
});

it('has a label of its own for each example and server', () => {
  const examples = [' Plain', 'Two  blanks\n', 'Plain'].map(
    (summary, value) => [value, { summary, value: { value } }] as const,
  );
  const media = { schema: { type: 'object' }, examples: Object.fromEntries(examples) };
  const endpoint = endpointOf(bodyOf('application/json', media));
  const [choice] = endpoint.choices ?? [];
  const sent = choice?.options.map(({ label }) => {
    const { body } = buildRequest(endpoint, { choice: { mediaType: label } });
    return [label, body?.kind === 'json' && body.json];
  });
  expect(sent).toEqual([
    ['application/json · Plain', { value: 0 }],
    ['application/json · Two blanks', { value: 1 }],
    ['application/json · Plain (2)', { value: 2 }],
  ]);
});
