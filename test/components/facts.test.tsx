/** What a document says of values, on the page of an endpoint: wherever the values stand. */
import { renderEndpoint } from './TryOutForm/support';
import { screen } from '@testing-library/react';
import { endpointsOf } from '../openapi/read';

/** The sections of the page of an operation that returns the schema, and takes it as its body. */
function show(schema: object, schemas: object = {}) {
  const content = { 'application/json': { schema } };
  const put = { requestBody: { content }, responses: { 200: { description: 'ok', content } } };
  const [endpoint] = endpointsOf({ components: { schemas }, paths: { '/a': { put } } });
  renderEndpoint(endpoint!);
  return ['Body Params', 'Response Structure'].map((name) => screen.getByRole('region', { name }));
}

const objectOf = (a: object) => ({ type: 'object', properties: { a } });
const listOf = (items: object) => objectOf({ type: 'array', items });
const mapOf = (additionalProperties: object) => ({ type: 'object', additionalProperties });
const text = (facts: object) => ({ type: 'string', ...facts });

it.each<[what: string, schema: object, told: readonly (string | RegExp)[]]>([
  ['the description of items', listOf(text({ description: 'A code.' })), ['Each item', 'A code.']],
  ['that items can be null', listOf({ type: ['string', 'null'] }), ['Items can be null']],
  [
    'the text of the values of a map',
    objectOf(mapOf(text({ description: 'Depth.' }))),
    ['Each value', 'Depth.'],
  ],
  [
    'what is inside the values of a map',
    objectOf(mapOf(mapOf({ type: ['integer', 'null'], maximum: 9, description: 'Depth.' }))),
    ['Each value · At most 9 · Can be null', 'Depth.'],
  ],
  [
    'the text of other fields',
    { ...objectOf(text({})), additionalProperties: text({ description: 'More.' }) },
    ['Other fields', 'More.'],
  ],
  [
    'the places of a tuple',
    objectOf({
      type: 'array',
      prefixItems: [text({ title: 'Longitude', description: 'East.' }), { type: 'boolean' }],
      items: false,
    }),
    ['array of string, boolean', 'No further items', 'Item 1: Longitude', 'East.', 'Item 2'],
  ],
  [
    'items after those of a tuple',
    objectOf({ prefixItems: [{}], items: { type: 'integer' }, unevaluatedItems: false }),
    ['Further items', 'integer'],
  ],
  [
    'a required name among patterns',
    objectOf({ patternProperties: { '^a': text({}) }, required: ['ab'] }),
    ['ab', 'required'],
  ],
  [
    'patterns of names',
    objectOf({
      type: 'object',
      patternProperties: { '^x-': text({ description: 'A note.' }), '^n': { type: 'integer' } },
    }),
    ['Names that match ^x-', 'A note.', 'Names that match ^n', 'integer'],
  ],
  [
    'names of members',
    objectOf({
      type: 'object',
      propertyNames: { format: 'uuid', description: 'The ID.' },
      additionalProperties: { type: 'integer' },
    }),
    ['Each name: string, uuid', 'The ID.'],
  ],
  [
    'what is inside lists in lists',
    listOf({ type: 'array', minItems: 2, items: { type: ['string', 'null'], maxLength: 4 } }),
    ['At least 2 items, each at most 4 characters · Items can be null'],
  ],
  [
    'what is inside maps in maps',
    objectOf(mapOf({ ...mapOf({ type: 'number' }), propertyNames: { format: 'date' } })),
    ['Each value · Each name: date'],
  ],
  [
    'how items are encoded',
    listOf(text({ contentEncoding: 'base64' })),
    ['Each item · Encoded as base64'],
  ],
  ['a title alone', objectOf(text({ title: 'Calendar week' })), ['Calendar week']],
  ['null alone', objectOf({ type: 'null' }), ['a # null']],
  [
    'names of values',
    objectOf({
      type: 'integer',
      enum: [0, 1],
      'x-enum-varnames': ['Ebb', 'Flood'],
      'x-enum-descriptions': ['Leaves.', 'Comes.'],
    }),
    ['0 Ebb', 'Leaves.', '1 Flood', 'Comes.'],
  ],
  ['examples', objectOf(text({ examples: ['2026-W05', ''] })), ['Examples: 2026-W05, ""']],
  [
    'once what kind of items have an example',
    listOf(text({ format: 'date', examples: ['2026-11-30'] })),
    [/array of strings, date ?Example: 2026-11-30/],
  ],
  [
    'defaults of items',
    listOf(text({ default: 'b' })),
    ['a # array of strings', 'Each item · Default: b'],
  ],
  [
    'defaults of any type',
    objectOf({ type: 'array', items: text({}), default: ['b'] }),
    ['Default: ["b"]'],
  ],
  [
    'conditions',
    objectOf({ ...objectOf(text({})), dependentRequired: { a: ['b'] } }),
    ['If a is present, b is required.'],
  ],
  [
    'that an object is closed',
    objectOf({ ...objectOf(text({})), additionalProperties: false }),
    ['No other fields'],
  ],
])('says %s, in requests and responses', (_what, schema, told) => {
  for (const section of show(schema)) {
    for (const one of told) expect(section).toHaveTextContent(one);
  }
});

it.each<[what: string, schema: object, word: string]>([
  [
    'limits of items with a text',
    listOf(text({ title: 'One mark', maxLength: 9 })),
    '9 characters',
  ],
  ['formats of items with a text', listOf(text({ format: 'date', title: 'A day' })), 'date'],
  [
    'null of objects with a text',
    listOf({ ...mapOf({}), type: ['object', 'null'], title: 'A' }),
    'null',
  ],
  [
    'names with a title',
    objectOf({ ...mapOf({}), propertyNames: { pattern: '^k', title: 'A' } }),
    '^k',
  ],
  ['titles of places', objectOf({ prefixItems: [text({ title: 'Longitude' })] }), 'Longitude'],
  ['constants', objectOf({ oneOf: [{ const: 'red' }, text({ pattern: '^#' })] }), 'Always'],
  [
    'the name that stands for names',
    objectOf(mapOf({ ...objectOf(text({})), 'x-additionalPropertiesName': 'lock' })),
    'lock',
  ],
  [
    'the values of a pattern beside fields',
    { ...objectOf(text({})), patternProperties: { '^x': text({ description: 'A note.' }) } },
    'A note.',
  ],
  [
    'the type of items that are one of several',
    listOf({ oneOf: ['A', 'B'].map((title) => ({ ...objectOf(text({})), title })) }),
    'object',
  ],
])('says %s once', (_what, schema, word) => {
  for (const section of show(schema)) {
    expect(section.textContent.split(word)).toHaveLength(2);
    expect(section).not.toHaveTextContent('Other fields');
  }
});

it('names the types of items and values as their schemas, with links', () => {
  const $ref = '#/components/schemas/Category';
  const list = { type: 'array', items: { $ref } };
  const map = { type: 'object', additionalProperties: { $ref } };
  const [body] = show({ $ref }, { Category: { type: 'object', properties: { list, map } } });
  for (const name of ['array of Category', 'object of Category']) {
    expect(body).toHaveTextContent(name);
  }
  expect(screen.getAllByRole('link', { name: 'Category' })[0]).toHaveAttribute(
    'href',
    '/docs/schemas/category',
  );
});
