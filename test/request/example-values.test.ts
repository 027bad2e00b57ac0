import { arrayOf } from '../../src/catalogue/define';
import type { Json } from '../../src/openapi/document';
import type { Endpoint } from '../../src/openapi/model';
import type { Property } from '../../src/catalogue/schema';
import { toExampleValues } from '../../src/request/shown';
import { createLink, parameter, toParameters } from './sample';

describe('toExampleValues', () => {
  const leaf = parameter('leaf', 'string');
  const other = parameter('other', 'integer');
  const inner = { leaf: 'c' };
  it.each<[string, readonly Property[], Json, Json]>([
    [
      'no third level, where an object does not count as a level',
      [
        parameter(
          'a',
          'array',
          arrayOf(
            [
              parameter('b', 'object', {
                properties: [
                  parameter(
                    'c',
                    'array',
                    arrayOf([leaf, parameter('d', 'array', arrayOf([leaf, other], 'D'))], 'C'),
                  ),
                ],
              }),
            ],
            'A',
          ),
        ),
      ],
      { a: [{ b: { c: [{ leaf: 'x', d: [inner] }] } }] },
      { a: [{ b: { c: [{ leaf: 'x' }] } }] },
    ],
  ])('returns %s', (_name, body, example, shown) => {
    const endpoint: Endpoint = {
      ...createLink,
      parameters: toParameters({ body }),
      example: { body: example },
    };
    expect(toExampleValues(endpoint)).toEqual({ body: shown });
  });

  it('assigns a body that is a bare array to its parameter', () => {
    const list = parameter('list', 'array', arrayOf([leaf, other], 'Item'));
    const endpoint: Endpoint = {
      ...createLink,
      isBareList: true,
      parameters: toParameters({ body: [list] }),
      example: { body: [inner] },
    };
    expect(toExampleValues(endpoint)).toEqual({ body: { list: [inner] } });
  });
});
