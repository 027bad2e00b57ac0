import { arrayOf, defineEndpoint } from '../../src/catalogue/define';
import type { Schema } from '../../src/catalogue/schema';
import { toWireFormat } from '../../src/catalogue/wire-format';
import { parameter } from '../request/sample';

const url = parameter('url', 'string', { required: true, deprecated: 'Since 1.1.' });
const facts = { enum: ['a', 'b'], format: 'uri', minLength: 1, maxLength: 9 } as const;
const limited = parameter('url', 'string', { ...facts, required: true });
const flag = parameter('flag', 'boolean');
const texts: Schema = { type: 'array', items: { type: 'string' } };

describe('an array of objects', () => {
  it.each<[string, Schema, Schema]>([
    ['becomes an array of strings if their only member is a string', arrayOf([url]), texts],
    [
      'becomes an array of strings even if it is written out',
      { type: 'array', items: { type: 'object', properties: [url] } },
      texts,
    ],
    [
      'keeps choices, format and lengths',
      arrayOf([limited]),
      { type: 'array', items: { type: 'string', ...facts } },
    ],
    [
      'keeps the name of its items in the form',
      arrayOf([url], 'Image'),
      { ...texts, form: { itemName: 'Image', expandable: true } },
    ],
    [
      'becomes an array of strings in an array of arrays',
      { type: 'array', items: arrayOf([url]) },
      { type: 'array', items: texts },
    ],
    [
      'becomes an array of strings in objects and in the objects of arrays',
      {
        type: 'object',
        properties: [
          parameter('a', 'array', arrayOf([flag, parameter('b', 'array', arrayOf([url]))])),
        ],
      },
      {
        type: 'object',
        properties: [parameter('a', 'array', arrayOf([flag, parameter('b', 'array', texts)]))],
      },
    ],
  ])('%s', (_name, declared, wireFormat) => {
    expect(toWireFormat(declared)).toEqual(wireFormat);
    const [name, description] = ['x', 'X.'];
    const { parameters } = defineEndpoint({
      ...{ slug: 'x', category: 'campaigns', title: 'X', summary: 'X.', host: 'api' },
      ...{ notes: [], responses: [], method: 'POST', path: 'x' },
      parameters: { body: [{ name, description, ...declared }] },
      example: { body: {} },
    });
    expect(parameters.body).toEqual([{ name, description, ...wireFormat }]);
  });

  it.each<[string, Schema]>([
    ['if its objects have two members', arrayOf([url, flag])],
    ['if its objects have no members', arrayOf([])],
    ['if their only member is not a string', arrayOf([flag])],
    [
      'if their only member is an object with one string',
      arrayOf([parameter('a', 'object', { properties: [url] })]),
    ],
    ['if it is a single object instead', { type: 'object', properties: [url] }],
  ])('does not change %s', (_name, schema) => {
    expect(toWireFormat(schema)).toEqual(schema);
  });
});

describe('a malformed schema', () => {
  it('is unchanged if it has a circular reference', () => {
    const items: Record<string, unknown> = { type: 'object' };
    items['properties'] = [items];
    const circular = { type: 'array', items };
    expect(toWireFormat(circular)).toBe(circular);
  });
});
