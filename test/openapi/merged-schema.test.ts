/** Schemas whose parts have the same keywords, unions, and what has no other shape. */
import type { Union } from '../../src/openapi/model';
import { documentOf, readShape } from './read';

const field = (name: string) => ({ kind: 'scalar', type: 'string', name, description: '' });

/** An object with one member. */
const having = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
const both = [having('d'), having('e')];
const bare = ['d', 'e'].map((one) => ({ required: [one] }));
const named = having('a');
const tests = ['c', 'd'].map((only) => ({ if: { required: [only] }, then: false }));
const code = { type: 'string', title: 'Code', description: 'Two letters.' };
const tested = { ...named, allOf: tests };
const shown = { ...named, title: 'Base', example: { a: 'x' } };
const components = {
  schemas: {
    Kinds: { properties: { a: { enum: ['x', 'y'] } } },
    Shown: shown,
    A: having('a'),
    B: having('b'),
    C: code,
    Tested: tested,
    Told: { properties: { a: { type: 'string' }, b: code } },
  },
};
const document = documentOf({ components });

it.each<[what: string, schema: object, shape: object]>([
  [
    'the alternatives of each part, below those of the first',
    { allOf: [{ anyOf: [having('b'), having('c')] }, { oneOf: [named], anyOf: both }] },
    {
      kind: 'union',
      alternatives: ['b', 'c'].map((first) => ({
        kind: 'union',
        alternatives: ['d', 'e'].map((last) => ({
          kind: 'group',
          fields: [field(first), field('a'), field(last)],
        })),
      })),
    },
  ],
  [
    'alternatives that their constants name',
    {
      anyOf: ['A', 'B'].map((only) => ({
        properties: { k: { enum: [only] }, n: { const: 1 }, m: { enum: ['m', 'n'] } },
      })),
    },
    expect.objectContaining({
      alternatives: [
        expect.objectContaining({ title: 'k: "A", n: 1' }),
        expect.objectContaining({ title: 'k: "B", n: 1' }),
      ],
    }),
  ],
  [
    'the alternatives that are in two unions',
    { allOf: [{ anyOf: both }, { oneOf: both, anyOf: [{ required: ['d'] }] }] },
    {
      ...{ kind: 'union', exclusive: true },
      conditions: [{ kind: 'members', exactlyOne: false, sets: [['d']] }],
      alternatives: ['d', 'e'].map((name) => ({ kind: 'group', fields: [field(name)] })),
    },
  ],
  ...[
    [{ oneOf: bare }, { anyOf: both }, undefined],
    [{ anyOf: both }, { oneOf: bare }, undefined],
    [{ oneOf: both }, { anyOf: bare }, true],
  ].map(([before, after, exclusive]): [string, object, object] => [
    'alternatives, and the members that one of others has, each with its own keyword',
    { allOf: [before, after] },
    expect.objectContaining({
      kind: 'union',
      ...(exclusive && { exclusive: true }),
      conditions: [{ kind: 'members', exactlyOne: !exclusive, sets: [['d'], ['e']] }],
    }) as object,
  ]),
  [
    'a format of texts alone, beside a number',
    { type: ['string', 'integer', 'null'], format: 'date' },
    {
      ...{ kind: 'union', nullable: true },
      alternatives: [
        { kind: 'scalar', type: 'string', format: 'date' },
        { kind: 'scalar', type: 'integer' },
      ],
    },
  ],
  [
    'null only if it is one of the only values',
    { type: ['string', 'null'], enum: ['a'] },
    { kind: 'choice', type: 'string', choices: ['a'] },
  ],
  [
    'the values that tell an alternative apart, rather than its name',
    {
      discriminator: { propertyName: 'a' },
      oneOf: [{ $ref: '#/components/schemas/Kinds' }, { $ref: '#/components/schemas/A' }],
    },
    expect.objectContaining({
      alternatives: [
        expect.objectContaining({ fields: [expect.objectContaining({ choices: ['x', 'y'] })] }),
        expect.objectContaining({ fields: [expect.objectContaining({ const: 'A' })] }),
      ],
    }),
  ],
  ...[
    { $ref: '#/components/schemas/Shown' },
    { allOf: [{ $ref: '#/components/schemas/Shown' }] },
  ].map((base): [string, object, object] => [
    'no title and no example of what it adds members to',
    { ...base, ...having('b') },
    { kind: 'group', fields: [field('a'), field('b')] },
  ]),
  [
    'what it says itself of a member, before what others say of it',
    { allOf: [{ properties: { b: { title: 'Own' } } }, { $ref: '#/components/schemas/Told' }] },
    {
      kind: 'group',
      fields: [{ ...field('b'), title: 'Own', description: 'Two letters.' }, field('a')],
    },
  ],
  ...[
    { $ref: '#/components/schemas/C', title: '', description: '' },
    { allOf: [{ $ref: '#/components/schemas/C' }], description: '' },
  ].map((schema): [string, object, object] => [
    'what a part says where the schema itself has empty texts',
    schema,
    { kind: 'scalar', type: 'string', title: 'Code', description: 'Two letters.' },
  ]),
  [
    'the conditions of all parts of a named schema',
    { $ref: '#/components/schemas/Tested' },
    {
      ...{ kind: 'group', fields: [field('a')] },
      conditions: tests.map((one) => ({ kind: 'if', ...one })),
    },
  ],
  [
    'no value, as some generators write it',
    { not: {} },
    { kind: 'union', alternatives: [], never: true },
  ],
  [
    'no items',
    { items: false },
    { kind: 'list', items: { kind: 'union', alternatives: [] }, count: { most: 0 } },
  ],
  ['no fields', { additionalProperties: false }, { kind: 'group', fields: [], closed: true }],
  [
    'nothing of keywords that nobody knows',
    { type: 'string', conditions: 'b', never: true, heirs: ['b'], heirOf: 'b', partExamples: 1 },
    { kind: 'scalar', type: 'string' },
  ],
  [
    'the stricter limits of all parts',
    {
      allOf: [
        { type: 'integer', minimum: 5, maximum: 9 },
        { minimum: 1, maximum: 7 },
      ],
    },
    { kind: 'scalar', type: 'integer', minimum: 5, maximum: 7 },
  ],
  [
    'the values and the items of all parts',
    {
      allOf: [
        { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } },
        { items: { enum: ['b', 'c', 'd'] } },
      ],
    },
    { kind: 'list', items: { kind: 'choice', type: 'string', choices: ['b', 'c'] } },
  ],
  [
    'the alternative of values without a known mark',
    {
      oneOf: ['A', 'B'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
      discriminator: { propertyName: 'k', mapping: { a: 'A' }, defaultMapping: 'B' },
    },
    {
      ...{ kind: 'union', exclusive: true, discriminator: 'k', otherwise: 'B' },
      alternatives: [
        {
          kind: 'group',
          title: 'A',
          fields: [field('a'), { ...field('k'), const: 'a', required: true }],
        },
        { kind: 'group', title: 'B', fields: [field('b')] },
      ],
    },
  ],
  [
    'values with texts, each an enum of one',
    { oneOf: [{ enum: ['a'], title: 'A' }, { const: 'b' }] },
    { kind: 'choice', type: 'string', choices: ['a', 'b'], labels: [{ name: 'A' }, {}] },
  ],
  [
    'alternatives of which one only requires members',
    { oneOf: [{ required: ['d'] }, having('e')] },
    {
      ...{ kind: 'union', exclusive: true },
      alternatives: [
        { kind: 'union', alternatives: [] },
        { kind: 'group', fields: [field('e')] },
      ],
    },
  ],
])('a schema has %s', (_what, schema, shape) => {
  expect(readShape(document, schema)).toEqual(shape);
});

it('combines no more than two unions, of a size that a page can show', () => {
  const pair = (index: number) => ({ anyOf: [having(`a${index}`), having(`b${index}`)] });
  const allOf = Array.from({ length: 60 }, (_, index) => pair(index));
  const many = { anyOf: Array.from({ length: 60 }, (_, index) => having(`c${index}`)) };
  expect(readShape(document, { allOf })).toMatchObject({ alternatives: [{ kind: 'union' }, {}] });
  expect(readShape(document, { allOf: [many, pair(0)] })).toMatchObject({
    alternatives: { length: 60 },
  });
});

it('calls alternatives by their own names, and not by what they add to or refer to', () => {
  const allOf = [{ $ref: '#/components/schemas/Base' }];
  const schemas = {
    Base: { ...named, title: 'Base' },
    Heir: { ...having('b'), allOf },
    Other: { allOf },
  };
  const oneOf = ['Heir', 'Other'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const whole = { title: 'All', description: 'Of all.', deprecated: true };
  const { alternatives, ...told } = readShape(documentOf({ components: { schemas } }), {
    ...whole,
    ...having('c'),
    oneOf,
  }) as Union;
  expect(told).toEqual({ ...whole, kind: 'union', exclusive: true });
  const isOf = (title: string, ...names: readonly string[]) => ({
    kind: 'group',
    title,
    fields: names.map(field),
  });
  expect(alternatives).toEqual([isOf('Heir', 'c', 'a', 'b'), isOf('Other', 'c', 'a')]);
});
