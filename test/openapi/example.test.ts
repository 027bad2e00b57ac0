/** The examples that are made where a document has none. */
import { endpointsOf } from './read';

const text = { type: 'string' };
const media = (schema: object) => ({ schema });

const cat = {
  type: 'object',
  required: ['kind', 'name'],
  properties: { kind: text, name: text },
};
const pet = {
  type: 'object',
  discriminator: { propertyName: 'kind', mapping: { tom: '#/components/schemas/Cat' } },
  oneOf: [{ $ref: '#/components/schemas/Cat' }],
};
const base = {
  ...{ type: 'object', title: 'Base', discriminator: { propertyName: 'kind' } },
  ...{ required: ['kind'], properties: { kind: text } },
};
const boat = {
  allOf: [{ $ref: '#/components/schemas/Base' }],
  ...{ required: ['sails'], properties: { sails: { type: 'integer' } } },
};
const endless = {
  required: ['f'],
  properties: { f: { anyOf: [{ $ref: '#/components/schemas/Endless' }, { type: 'null' }] } },
};
const map = (propertyNames: object) => ({
  ...{ type: 'object', propertyNames },
  additionalProperties: { type: 'integer' },
});
const loop = {
  ...{ required: ['a'], not: { required: ['b'] } },
  properties: { a: { allOf: [{ $ref: '#/components/schemas/Loop' }] } },
};
const components = { schemas: { Cat: cat, Base: base, Boat: boat, Endless: endless, Loop: loop } };

const needed = { required: ['a', 'b'], properties: { a: text, b: { properties: { c: text } } } };
const made = { a: 'string', b: { c: 'string' } };
const either = [
  { title: 'B', required: ['b'] },
  { title: 'D', required: ['d'] },
];

const bare = (...sets: readonly (readonly string[])[]) => sets.map((required) => ({ required }));

/** Without optional members, which a request does not make up. */
const lean = { ...made, b: {} };

it.each<[what: string, media: object, request: unknown, response?: unknown]>([
  [
    'what a request requires, and all that a response can have',
    media({ allOf: [needed, { properties: { d: text } }] }),
    lean,
    { ...made, d: 'string' },
  ],
  [
    'what the first alternative requires',
    media({ required: ['a'], properties: needed.properties, oneOf: either }),
    lean,
    made,
  ],
  [
    'names that a map allows, as many as it needs, and none for a pattern of a search',
    media({
      required: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      properties: {
        g: { type: 'object', patternProperties: { '^x-': { type: 'integer' } } },
        a: map({ enum: ['x', 'y'] }),
        d: map({ pattern: '^(?=x)' }),
        e: map({ pattern: '^x-[a-c]{3,4}$' }),
        b: map({ format: 'date' }),
        c: { ...map({}), minProperties: 2 },
        f: map({ pattern: '^.$', example: 'G' }),
      },
    }),
    {
      a: { x: 1 },
      b: { '2026-03-01': 1 },
      f: { G: 1 },
      g: { 'x-': 1 },
      c: { name: 1, name2: 1 },
      d: {},
      e: { 'x-abca': 1 },
    },
  ],
  [
    'required members of any type, and null only if the author allows it',
    media({
      required: ['a', 'b', 'c', 'd', 'e', 'g'],
      properties: {
        a: {},
        g: { ...text, enum: [null, 'x'] },
        e: { oneOf: [{ $ref: '#/components/schemas/Endless' }, { type: 'null' }] },
        b: { type: 'null' },
        c: { type: ['string', 'null'], example: null },
        d: { ...text, example: null },
      },
    }),
    { a: {}, b: null, c: null, d: 'string', e: { f: null }, g: 'x' },
  ],
  [
    'the padding of Base64 at its end, and as many items as needed',
    media({ type: 'array', minItems: 4, items: { ...text, format: 'byte', minLength: 9 } }),
    Array<string>(4).fill('aGVsaGVsbG8='),
  ],
  [
    'as many items as needed, after those of a tuple, and different choices',
    media({
      required: ['a', 'b', 'c', 'd', 'e'],
      properties: {
        e: { type: 'array', items: text, maxItems: 0 },
        a: { prefixItems: [{ example: 7 }, text], items: { type: 'boolean' }, minItems: 3 },
        b: { type: 'array', items: { enum: ['x', 'y'] }, minItems: 2, uniqueItems: true },
        c: { type: 'array', items: text, minItems: 2, uniqueItems: true },
        d: { type: 'array', minItems: 2 },
      },
    }),
    { a: [7, 'string', true], b: ['x', 'y'], c: ['string', 'string2'], d: [{}, {}], e: [] },
  ],
  [
    'texts that match patterns, and what a list must contain',
    media({
      required: ['a', 'b', 'c', 'd'],
      properties: {
        a: { ...text, pattern: String.raw`^(?:[A-Z]{2}|x)#?\d{4}(\.[^a-z]+)*\-$` },
        b: { ...text, pattern: '^[a-z]+$', minLength: 8 },
        c: { ...text, pattern: '^(?!x)' },
        d: { type: 'array', items: text, contains: { const: 'e' }, minContains: 2 },
      },
    }),
    { a: 'ST#1234.STRING-', b: 'stringab', c: 'string', d: ['e', 'e'] },
  ],
  [
    'what a given member requires',
    media({
      ...{ properties: { a: { ...text, example: 'b' }, c: text, d: text } },
      dependentRequired: { a: ['c'], c: [], d: ['e'] },
    }),
    { a: 'b', c: 'string' },
    { a: 'b', c: 'string', d: 'string', e: {} },
  ],
  [
    'values that others demand or forbid, and as many members as there can be',
    media({
      ...{ required: ['a', 'x-b'], maxProperties: 4, patternProperties: { '^x-': text } },
      properties: { a: { type: 'integer' }, c: text, d: text, e: text, f: text },
      dependentSchemas: { a: { properties: { a: { minimum: 2.5 }, c: false } } },
    }),
    { a: 3, 'x-b': 'string' },
    { a: 3, d: 'string', e: 'string', 'x-b': 'string' },
  ],
  [
    'no object that would lack what it requires',
    media({
      properties: {
        a: { required: ['b'], properties: { b: { $ref: '#/components/schemas/Loop' } } },
        d: { example: 1 },
      },
    }),
    { d: 1 },
  ],
  [
    'what follows from values, without members that others exclude',
    media({
      ...{ required: ['a'], properties: { a: { enum: [1, 2] }, c: text, d: text, e: text } },
      ...{ not: { required: ['c', 'd'] }, allOf: [{ oneOf: bare(['c'], ['e']) }] },
      anyOf: bare(['a'], ['d']),
      ...{
        if: { properties: { a: { const: 1 } } },
        then: { required: ['f'], properties: { f: {} } },
      },
      dependentSchemas: { f: { required: ['g'], properties: { g: text } } },
    }),
    { a: 1, c: 'string', f: {}, g: 'string' },
  ],
  [
    'what the whole requires of an alternative, and a reference of a condition',
    media({
      ...{ required: ['a'], oneOf: [{ properties: { a: text, b: text } }] },
      dependentSchemas: { a: { $ref: '#/components/schemas/Cat' } },
    }),
    { a: 'string', kind: 'string', name: 'string' },
    { a: 'string', b: 'string', kind: 'string', name: 'string' },
  ],
  [
    'items of a tuple in their places, up to one without an end',
    media({
      properties: {
        a: { prefixItems: [text, { example: 7 }, text] },
        b: { prefixItems: [{ const: 1 }, { $ref: '#/components/schemas/Endless' }, text] },
        c: { prefixItems: [text] },
      },
    }),
    { a: ['string', 7, 'string'] },
    { a: ['string', 7, 'string'], b: [1, { f: null }, 'string'], c: ['string'] },
  ],
  [
    'encoded texts, and JSON in texts',
    media({
      prefixItems: [
        ...['base64url', 'base32', 'base16'].map((contentEncoding) => ({ contentEncoding })),
        { contentMediaType: 'application/json', contentSchema: needed },
      ].map((one) => ({ ...text, ...one })),
    }),
    ['aGVsbG8', 'NBSWY3DP', '68656C6C6F', '{"a":"string","b":{}}'],
    ['aGVsbG8', 'NBSWY3DP', '68656C6C6F', '{"a":"string","b":{"c":"string"}}'],
  ],
  [
    'what each side sends, of what the author wrote',
    {
      schema: { items: { properties: { a: { readOnly: true }, b: { writeOnly: true }, c: text } } },
      example: [{ a: 1, b: 2, c: 'd', e: 3 }],
    },
    [{ b: 2, c: 'd', e: 3 }],
    [{ a: 1, c: 'd', e: 3 }],
  ],
  ['the mark of an heir', media({ $ref: '#/components/schemas/Boat' }), { kind: 'Boat', sails: 1 }],
  ['the mark of an alternative', media(pet), { kind: 'tom', name: 'string' }],
  [
    'the mark of the default alternative',
    media({ ...pet, discriminator: { ...pet.discriminator, defaultMapping: 'Cat' } }),
    { kind: 'tom', name: 'string' },
  ],
  [
    'a member that is needed',
    media({ properties: { a: text }, minProperties: 1 }),
    { a: 'string' },
  ],
  [
    'a member of one of several types',
    media({ oneOf: [{ properties: { a: text, b: text } }, { properties: { c: text } }] }),
    { a: 'string' },
    { a: 'string', b: 'string' },
  ],
  ['the type around alternatives', media({ ...text, oneOf: [{ title: 'A' }] }), 'string'],
  ['the object in a text', { ...media(needed), example: '{"a":1}' }, { a: 1 }],
  ['the text that a schema allows', { ...media(text), example: '{"a":1}' }, '{"a":1}'],
  ['a text that is no JSON', { ...media(needed), example: '[a' }, '[a'],
])('makes examples with %s', (_what, json, request, response = request) => {
  const content = { 'application/json': json };
  const responses = { 200: { description: 'Done.', content } };
  const paths = { '/a': { post: { requestBody: { content }, responses } } };
  const [post] = endpointsOf({ components, paths });
  expect([post?.example.body, post?.responses[0]?.example]).toEqual([request, response]);
});
