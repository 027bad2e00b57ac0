import type { Schema } from '../../src/openapi/document';
import { documentOf, readField, readShape } from './read';

const text = { kind: 'scalar', type: 'string' } as const;
const field = (name: string, facts: object = {}) => ({ ...text, name, description: '', ...facts });

const withSchemas = (schemas: object) => documentOf({ components: { schemas } });
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const empty = { kind: 'group', type: undefined, fields: [] };
const any = { kind: 'union', type: undefined, alternatives: [] };

it.each<[what: string, schema: object, shape: object]>([
  ['any value', {}, { kind: 'union', alternatives: [] }],
  [
    'limits and examples',
    { type: 'integer', minimum: 0, examples: [2] },
    { kind: 'scalar', type: 'integer', minimum: 0, examples: [{ value: 2 }] },
  ],
  [
    'the further items of a tuple',
    { prefixItems: [{}], unevaluatedItems: { type: 'string' } },
    { kind: 'list', first: [{ kind: 'union', alternatives: [] }], items: text },
  ],
  [
    'an enum of numbers',
    { type: 'integer', enum: [1, 2, 2], default: 2 },
    { kind: 'choice', type: 'integer', choices: [1, 2], default: 2 },
  ],
  [
    'an enum with null',
    { type: ['string', 'null'], enum: ['a', null] },
    { kind: 'choice', type: 'string', choices: ['a'], nullable: true },
  ],
  [
    'an enum of anything',
    { enum: [{ k: 1 }, [2], 'a', [3]], format: 'b' },
    {
      kind: 'union',
      alternatives: [
        { kind: 'union', alternatives: [], allowed: [{ k: 1 }] },
        { kind: 'union', alternatives: [], allowed: [[2], [3]] },
        { kind: 'choice', type: 'string', choices: ['a'], format: 'b' },
      ],
    },
  ],
  ['a constant', { const: true }, { kind: 'scalar', type: 'boolean', const: true }],
  ['a password', { type: 'string', format: 'password' }, { ...text, secret: true }],
  ['a list of types with null', { type: ['string', 'null'] }, { ...text, nullable: true }],
  [
    'names with patterns',
    { patternProperties: { '^a': {}, '^b': {} }, additionalProperties: false },
    {
      ...{ kind: 'dictionary', values: { kind: 'union', alternatives: [any, any] } },
      patterns: [
        { pattern: '^a', values: any },
        { pattern: '^b', values: any },
      ],
      closed: true,
    },
  ],
  [
    'some names',
    { additionalProperties: {}, propertyNames: { enum: ['a.b', 'c'] } },
    {
      ...{ kind: 'dictionary', values: any },
      names: { kind: 'choice', type: 'string', choices: ['a.b', 'c'] },
    },
  ],
  [
    'known names before any others',
    { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: true },
    { kind: 'group', fields: [field('a')], others: { kind: 'union', alternatives: [] } },
  ],
  ['an empty object', { type: 'object' }, { kind: 'group', fields: [] }],
  [
    'allOf, before the keywords beside it',
    {
      allOf: [to('Named'), { type: 'object', properties: { b: { type: 'string' } } }],
      properties: { c: { type: 'string' } },
      required: ['c'],
    },
    {
      kind: 'group',
      fields: [field('a', { required: true }), field('b'), field('c', { required: true })],
    },
  ],
  [
    'a list with its form',
    {
      ...{ type: 'array', items: { type: 'string' } },
      'x-portal': {
        itemName: 'Text',
        expandable: true,
        sections: [{ title: 'A', names: ['a'] }],
      },
    },
    {
      ...{ kind: 'list', items: text, itemName: 'Text', expandable: true },
      sections: [{ title: 'A', names: ['a'] }],
    },
  ],
  [
    'all marks of an alternative',
    {
      oneOf: [to('Named'), to('Text')],
      discriminator: { propertyName: 'k', mapping: { x: 'Named', y: to('Named').$ref } },
    },
    {
      ...{ kind: 'union', exclusive: true, discriminator: 'k' },
      alternatives: [
        {
          ...{ kind: 'group', title: 'Named' },
          fields: [
            field('a', { required: true }),
            {
              kind: 'choice',
              type: 'string',
              choices: ['x', 'y'],
              name: 'k',
              description: '',
              required: true,
            },
          ],
        },
        { ...text, title: 'Text' },
      ],
    },
  ],
  ['a reference with siblings', { ...to('Text'), maxLength: 3 }, { ...text, maxLength: 3 }],
])('the shape of a schema has %s', (_what, schema, shape) => {
  const a = { type: 'string' };
  const named = { title: ' ', type: 'object', properties: { a }, required: ['a'] };
  expect(readShape(withSchemas({ Text: { type: 'string' }, Named: named }), schema)).toEqual(shape);
});

it('the shape of a schema ends a cycle with a Ref, and not a repetition', () => {
  const node: Schema = {
    type: 'object',
    properties: {
      child: to('Node'),
      children: { type: 'array', items: to('Node') },
      one: to('Text'),
      other: to('Text'),
    },
  };
  const ref = { kind: 'ref', schema: 'Node' };
  expect(readShape(withSchemas({ Node: node, Text: { type: 'string' } }), to('Node'))).toEqual({
    kind: 'group',
    fields: [
      { ...ref, name: 'child', description: '' },
      { kind: 'list', items: ref, name: 'children', description: '' },
      field('one'),
      field('other'),
    ],
  });
});

it('the shape of a schema ends a cycle through allOf with a Ref', () => {
  const child = (...more: readonly object[]) => ({ allOf: [to('Node'), ...more] });
  const properties = { one: child(), other: child({ description: 'Other.' }, {}) };
  const node: Schema = { type: 'object', properties };
  expect(readShape(withSchemas({ Node: node }), to('Node'))).toMatchObject({
    fields: [
      { kind: 'ref', schema: 'Node', name: 'one' },
      { kind: 'ref', schema: 'Node', name: 'other', description: 'Other.' },
    ],
  });
});

it('the shape of a schema cannot be read from a reference to nothing', () => {
  expect(() => readShape(withSchemas({}), to('Text'))).toThrow(
    'Found the reference "#/components/schemas/Text", expected one to a part of the document.',
  );
});

const fieldOf = (schema: object, name = 'a') =>
  readField(withSchemas({ Text: { type: 'string', description: 'Shared.' } }), name, schema);

it.each<[what: string, schema: object, facts: object]>([
  [
    'the description beside a reference',
    { ...to('Text'), description: 'Own.' },
    { description: 'Own.' },
  ],
  ['the description of a reference', to('Text'), { description: 'Shared.' }],
  [
    'the description of what can be null',
    { anyOf: [to('Text'), { type: 'null' }] },
    { description: 'Shared.', nullable: true },
  ],
  [
    'the description of items',
    { items: to('Text') },
    { kind: 'list', type: undefined, items: { ...text, description: 'Shared.' } },
  ],
  ['null only', { type: 'null' }, { ...any, const: null, nullable: true }],
  ['null as one of', { oneOf: [{ type: 'null' }, { type: 'string' }] }, { nullable: true }],
  ['a deprecation without a reason', { type: 'string', deprecated: true }, { deprecated: true }],
  [
    'its deprecation and its old name',
    { type: 'string', deprecated: true, 'x-portal': { deprecated: 'Use b.', was: 'c' } },
    { deprecated: 'Use b.', was: 'c' },
  ],
  [
    'what no shape has, of all parts',
    {
      ...{ type: 'string', if: { const: 'b' }, then: { minLength: 2 } },
      allOf: [{ if: { const: 'c' }, else: false }],
    },
    {
      conditions: [
        { kind: 'if', if: { const: 'c' }, else: false },
        { kind: 'if', if: { const: 'b' }, then: { minLength: 2 } },
      ],
    },
  ],
  [
    'what no keyword says of two parts',
    { type: 'string', pattern: 'b', allOf: [{ pattern: 'c', maxLength: 2 }] },
    { conditions: [{ kind: 'schema', schema: { pattern: 'c' } }], pattern: 'b', maxLength: 2 },
  ],
  ['no other fields', { properties: {}, additionalProperties: false }, { ...empty, closed: true }],
  [
    'a required member without a schema',
    { type: 'object', required: ['b'] },
    { ...empty, fields: [{ ...any, name: 'b', description: '', required: true }] },
  ],
  [
    'a pattern of its other fields',
    { properties: {}, patternProperties: { '^b': {} } },
    { ...empty, others: any, patterns: [{ pattern: '^b', values: any }] },
  ],
  [
    'only the value null',
    { const: null, type: ['string', 'null'] },
    { ...any, nullable: true, const: null },
  ],
  ['some objects', { enum: [{ b: 1 }, []], type: 'object' }, { ...any, allowed: [{ b: 1 }, []] }],
  [
    'some objects with fields',
    { enum: [{ b: 1 }, {}], properties: { b: { type: 'string' } } },
    { ...empty, fields: [field('b')], allowed: [{ b: 1 }, {}] },
  ],
  ['the default of any value', { default: 'b' }, { ...any, default: 'b' }],
  ['the mark of a secret', { type: 'string', 'x-portal': { secret: true } }, { secret: true }],
])('a field has %s', (_what, schema, facts) => {
  expect(fieldOf(schema)).toEqual(field('a', facts));
});

const secret = { type: 'string' };
it.each<[string, object, string, boolean?]>([
  ['client_secret', secret, 'secret', true],
  ['token', { type: ['string', 'boolean'] }, 'alternatives.0.secret', true],
  ['tokens', { type: 'object', additionalProperties: secret }, 'values.secret', true],
  ['tokens', { type: 'array', items: secret }, 'items.secret', true],
  ['token', { ...secret, 'x-portal': { secret: false } }, 'secret', false],
  ['tokenType', { ...secret, enum: ['a', 'b'] }, 'secret', undefined],
  ['tokenType', { ...secret, const: 'a' }, 'secret', undefined],
  ['tokenCount', { type: 'integer' }, 'secret', undefined],
])('a field with the name %s and the schema %j: %s is %s', (name, schema, path, expected) => {
  const found = path
    .split('.')
    .reduce<unknown>(
      (part, step) => (part as Record<string, unknown>)[step],
      fieldOf(schema, name),
    );
  expect(found).toBe(expected);
});
