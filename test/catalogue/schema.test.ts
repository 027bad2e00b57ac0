import { arrayOf, strings } from '../../src/catalogue/define';
import {
  listNested,
  propertiesOf,
  toTypeName,
  visitSchema,
  type Schema,
  type SchemaType,
  type SchemaVisitor,
} from '../../src/catalogue/schema';
import { parameter } from '../request/sample';

const a = parameter('a', 'string');
const b = parameter('b', 'integer');
const object: Schema = { type: 'object', properties: [a, b] };
const objects: Schema = { type: 'array', items: object };

const samples: { readonly [Type in SchemaType]: Schema & { readonly type: Type } } = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  array: { type: 'array', items: { type: 'string' } },
  object: { type: 'object', properties: [] },
};
const rows = Object.entries(samples);

describe('visitSchema', () => {
  const say =
    (called: SchemaType) =>
    (schema: Schema, ...context: readonly unknown[]) => [called, schema, ...context];
  const visitor: SchemaVisitor<readonly unknown[], [one: number, other: string]> = {
    string: say('string'),
    integer: say('integer'),
    number: say('number'),
    boolean: say('boolean'),
    array: say('array'),
    object: say('object'),
  };

  it.each(rows)('calls the case of %s with the schema and the other arguments', (type, schema) => {
    expect(visitSchema(visitor, schema, 1, 'x')).toEqual([type, schema, 1, 'x']);
  });

  it('passes the visitor as `this` to its cases', () => {
    const counting: SchemaVisitor<number> = {
      string: () => 1,
      integer: () => 1,
      number: () => 1,
      boolean: () => 1,
      array: ({ items }) => 1 + visitSchema(counting, items),
      object({ properties }) {
        return properties.reduce((sum, one) => sum + visitSchema(this, one), 1);
      },
    };
    expect(visitSchema(counting, { type: 'array', items: objects })).toBe(5);
  });
});

describe('toTypeName', () => {
  it.each<[string, Schema]>([
    ['string', { type: 'string', format: 'uri' }],
    ['integer', { type: 'integer' }],
    ['object', object],
    ['array of strings', strings],
    ['array of objects', objects],
    ['array of arrays of strings', { type: 'array', items: strings }],
  ])('returns %s', (name, schema) => {
    expect(toTypeName(schema)).toBe(name);
  });
});

describe('propertiesOf', () => {
  it.each<[string, Schema, readonly string[]]>([
    ['of an object', object, ['a', 'b']],
    ['of a list of objects', objects, ['a', 'b']],
    ['of a list of strings', strings, []],
    ['of a string', { type: 'string' }, []],
  ])('returns the properties %s', (_name, schema, names) => {
    expect(propertiesOf(schema).map(({ name }) => name)).toEqual(names);
  });
});

describe('listNested', () => {
  it('lists each property before its nested properties, with its parents', () => {
    const inner = parameter('inner', 'object', { properties: [a] });
    const list = parameter('list', 'array', arrayOf([inner, b]));
    const grid = parameter('grid', 'array', { items: { ...objects } });
    const nested = listNested([parameter('tags', 'array', strings), list, grid]);
    const toPath = ({ property, parents }: (typeof nested)[number]) =>
      [...parents, property].map(({ name }) => name).join('.');
    expect(nested.map(toPath)).toEqual([
      'tags',
      'list',
      'list.inner',
      'list.inner.a',
      'list.b',
      'grid',
      'grid.a',
      'grid.b',
    ]);
    expect(nested[3]).toEqual({ property: a, parents: [list, inner] });
  });

  it('returns an empty list for no properties', () => {
    expect(listNested([])).toEqual([]);
  });
});
