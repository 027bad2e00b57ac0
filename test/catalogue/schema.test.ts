import { arrayOf, strings } from '../../src/catalogue/define';
import { listNested, propertiesOf, toTypeName, type Schema } from '../../src/catalogue/schema';
import { parameter } from '../request/sample';

const a = parameter('a', 'string');
const b = parameter('b', 'integer');
const object: Schema = { type: 'object', properties: [a, b] };
const objects: Schema = { type: 'array', items: object };

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
});
