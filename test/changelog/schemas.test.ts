import type { ApiDocument } from '../../src/openapi/document';
import { linesOf, schemaLinesOf, toMoves, toOperation } from './pairs';

/** What is told from the older to the newer schema, and what is told back. */
type Row = readonly [
  name: string,
  older: string,
  newer: string,
  there: readonly string[],
  back: readonly string[],
];

const subject = 'of the parameter `body.a`';

const limits = [
  ['minLength', 'minimum length', '{type: string}', 2, 1],
  ['maxLength', 'maximum length', '{type: string}', 1, 2],
  ['minimum', 'minimum', '{type: integer}', 2, 1],
  ['maximum', 'maximum', '{type: integer}', 1, 2],
  ['exclusiveMinimum', 'exclusive minimum', '{type: integer}', 2, 1],
  ['exclusiveMaximum', 'exclusive maximum', '{type: integer}', 1, 2],
  ['multipleOf', 'factor', '{type: integer}', 10, 5],
  ['minItems', 'minimum number', '{type: array}', 2, 1],
  ['maxItems', 'maximum number', '{type: array}', 1, 2],
  ['minProperties', 'minimum number', '{type: object, additionalProperties: true}', 2, 1],
].map(([keyword, name, schema, narrow, wide]) => {
  const with_ = (value: unknown) =>
    String(schema).replace('}', `, ${String(keyword)}: ${String(value)}}`);
  const text = `W/R The ${String(name)} ${subject} changed from \`${wide}\` to \`${narrow}\`.`;
  return [with_(wide), with_(narrow), text] as const;
});

const starred = '{properties: {"*": {type: string}}, additionalProperties: {type: integer}}';

const rows: readonly Row[] = [
  [
    'a limit that is set',
    'type: string',
    '{type: string, maxLength: 9}',
    [`W The maximum length ${subject} was set to \`9\`.`],
    [`R The maximum length ${subject} was removed (previously \`9\`).`],
  ],
  [
    'a default',
    '{type: string}',
    '{type: string, default: x}',
    [`The default ${subject} was set to \`x\`.`],
    [`W The default ${subject} was removed (previously \`x\`).`],
  ],
  [
    'null',
    'type: string',
    'type: [string, "null"]',
    ['R The parameter `body.a` now also accepts `null`.'],
    ['W The parameter `body.a` no longer accepts `null`.'],
  ],
  [
    'the texts of the values that stay',
    '{enum: [x], x-enum-descriptions: [One]}',
    '{enum: [x, y], x-enum-descriptions: [Two, New]}',
    [
      'R The parameter `body.a` now also accepts `y`.',
      'The description of the values of the parameter `body.a` changed.',
    ],
    [
      'W The parameter `body.a` no longer accepts `y`.',
      'The description of the values of the parameter `body.a` changed.',
    ],
  ],
  [
    'a constant',
    'type: string',
    '{type: string, const: x}',
    ['W The parameter `body.a` now accepts only `x`.'],
    ['R The parameter `body.a` now accepts any value.'],
  ],
  ['nothing of a member that is called as others are', starred, starred, [], []],
  ['nothing if a constant becomes a single choice', '{const: x}', '{enum: [x]}', [], []],
  [
    'a type of a list of types',
    'type: [string, integer]',
    'type: [string, integer, boolean]',
    ['R The parameter `body.a` now also accepts the type `boolean`.'],
    ['W The parameter `body.a` no longer accepts the type `boolean`.'],
  ],
  [
    'a type of a union, where there was one',
    'type: string',
    'oneOf: [{type: string}, {type: object, properties: {b: {}}}]',
    ['R The parameter `body.a` now also accepts the type `object` with `b`.'],
    ['W The parameter `body.a` no longer accepts the type `object` with `b`.'],
  ],
  [
    'a field that could have no value as a new one',
    '{type: object, properties: {b: false}}',
    '{type: object, properties: {b: {type: string}}}',
    ['The parameter `body.a.b` was added.'],
    ['WR The parameter `body.a.b` was removed.'],
  ],
  [
    'a field that becomes required',
    '{type: object, properties: {b: {type: string}}}',
    '{type: object, required: [b], properties: {b: {type: string}}}',
    ['W The parameter `body.a.b` is now required.'],
    ['R The parameter `body.a.b` is now optional.'],
  ],
  [
    'a required field with a default',
    '{type: object, properties: {b: {type: string, default: x}}}',
    '{type: object, required: [b], properties: {b: {type: string, default: x}}}',
    ['The parameter `body.a.b` is now required.'],
    ['R The parameter `body.a.b` is now optional.'],
  ],
  [
    'a deprecation',
    'type: string',
    '{type: string, deprecated: true, x-portal: {deprecated: Send b.}}',
    ['The parameter `body.a` is deprecated. Send b.'],
    ['The parameter `body.a` is no longer deprecated.'],
  ],
];

it.each(rows)('a schema tells %s', (_name, older, newer, there, back) => {
  expect(schemaLinesOf(older, newer)).toEqual(there);
  expect(schemaLinesOf(newer, older)).toEqual(back);
});

/** What changes, and changes back: before the line, the marks of both. */
it.each<readonly [older: string, newer: string, text: string]>([
  ...limits,
  [
    '{type: array, items: {type: integer, maximum: 5}}',
    '{type: array, items: {type: number, maximum: 4}}',
    `R/W The type of the parameter \`body.a\` changed from \`array of integers\` to \`array of numbers\`.
W/R The maximum of the parameter \`body.a[]\` changed from \`5\` to \`4\`.`,
  ],
  [
    '{type: string, pattern: a}',
    '{type: string, pattern: b}',
    'W/W The pattern of the parameter `body.a` changed from `a` to `b`.',
  ],
  [
    '{type: string, format: uuid}',
    '{type: string, format: uri}',
    'WR/WR The format of the parameter `body.a` changed from `uuid` to `uri`.',
  ],
  [
    '{type: integer, format: int32}',
    '{type: integer, format: int64}',
    'R/W The format of the parameter `body.a` changed from `int32` to `int64`.',
  ],
  [
    '{type: string, maxLength: 5}',
    '{type: integer, minimum: 5}',
    'WR/WR The type of the parameter `body.a` changed from `string` to `integer`.',
  ],
  [
    'oneOf: [{type: object, properties: {b: {type: string}}}, {type: string}]',
    'oneOf: [{type: string}, {type: object, properties: {b: {type: integer}}}]',
    'WR/WR The type of the parameter `body.a.b` changed from `string` to `integer`.',
  ],
  [
    '{type: array, prefixItems: [{type: string}]}',
    '{type: array, prefixItems: [{type: integer}]}',
    'WR/WR The type of the parameter `body.a[0]` changed from `string` to `integer`.',
  ],
  [
    '{type: array, prefixItems: [{type: string}]}',
    '{type: array, prefixItems: [{type: string}, {type: integer}]}',
    'W/R The type of the parameter `body.a[1]` changed from `any` to `integer`.',
  ],
  [
    '{type: object, additionalProperties: {type: integer, maximum: 5}}',
    '{type: object, additionalProperties: {type: integer, maximum: 4}}',
    'W/R The maximum of the parameter `body.a.*` changed from `5` to `4`.',
  ],
])('tells what differs between %s and %s: %s', (older, newer, text) => {
  const [there, back] = toMoves(text);
  expect(schemaLinesOf(older, newer)).toEqual(there);
  expect(schemaLinesOf(newer, older)).toEqual(back);
});

it('compares schemas that one version shows and the other links to', () => {
  const names = Array.from({ length: 8 }, (_, index) => `P${index}`);
  const toVersion = (left: string) => {
    const toProperty = (name: string, index: number) => {
      const next = names.map((_, step) => `#/components/schemas/P${(index + step) % 8}`);
      const members = next.slice(1).map(($ref, step) => [`r${step}`, { $ref }] as const);
      const kept = members.filter(([member]) => name + member !== left);
      return [name, { type: 'object', properties: Object.fromEntries(kept) }] as const;
    };
    const content = { 'a/b': { schema: { $ref: '#/components/schemas/P0' } } };
    const schemas = Object.fromEntries(names.map(toProperty));
    const operation = toOperation(JSON.stringify({ requestBody: { content } }));
    return { ...operation, components: { schemas } } as ApiDocument;
  };
  const lines = linesOf(toVersion('P6r5'), toVersion('P5r6'));
  expect(lines).toContainEqual(expect.stringMatching(/r6.* was removed/));
});
