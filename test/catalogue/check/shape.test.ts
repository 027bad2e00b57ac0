import fc from 'fast-check';
import { catalogue } from '../../../src/catalogue';
import { checkCatalogue } from '../../../src/catalogue/check';
import { checkShape } from '../../../src/catalogue/check/shape';
import { endpointRule } from '../../../src/catalogue/check/shapes';
import { createLink } from './sample';

const messagesOf = (value: unknown) =>
  checkShape(endpointRule, value, '').map(
    ({ field, found, expected }) => `${field}: found ${found}, expected ${expected}`,
  );

describe('the shape of an endpoint', () => {
  it('matches every endpoint', () => {
    for (const { endpoints } of catalogue.categories) {
      for (const endpoint of endpoints) expect(messagesOf(endpoint)).toEqual([]);
    }
  });

  it.each([
    [{ ...createLink, title: undefined }, 'title: found nothing, expected a string'],
    [{ ...createLink, notes: {} }, 'notes: found {}, expected a list'],
    [{ ...createLink, deprecated: true }, 'deprecated: found true, expected a string'],
    [
      { ...createLink, example: { body: { size: Infinity } } },
      'example.body.size: found null, expected a JSON value',
    ],
    [
      {
        ...createLink,
        parameters: { path: [{ name: 'a', type: 'integer', description: '', minimum: NaN }] },
      },
      'parameters.path.a.minimum: found null, expected a number',
    ],
    ['boards', ': found "boards", expected an object'],
    [null, ': found null, expected an object'],
  ])('does not match case %#', (value, message) => {
    expect(messagesOf(value)).toEqual([message]);
  });

  it('reports a circular reference, but not an object that is used twice', () => {
    const items: Record<string, unknown> = { type: 'array', items: { type: 'string' } };
    const parameter = { name: 'a', type: 'array', description: 'A.', items };
    expect(
      messagesOf({ ...createLink, parameters: { query: [parameter], body: [parameter] } }),
    ).toEqual([]);
    items['items'] = items;
    expect(messagesOf({ ...createLink, parameters: { query: [parameter] } })).toEqual([
      'parameters.query.a.items.items: found a circular reference, expected a value without circular references',
    ]);
    const object: Record<string, unknown> = { name: 'a', type: 'object', description: 'A.' };
    object['properties'] = [object];
    expect(messagesOf({ ...createLink, parameters: { query: [object] } })).toEqual([
      'parameters.query.a.properties.a: found a circular reference, expected a value without circular references',
    ]);
  });
});

describe('checkCatalogue', () => {
  it('never throws, for any catalogue, category or endpoint', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (anything, other) => {
        const category = { id: 'batch', title: 'Batch', description: 'B.' };
        checkCatalogue(anything, new Map());
        const rest = { statusCodes: [], verbs: [] };
        checkCatalogue({ ...rest, categories: [anything, other] }, new Map());
        checkCatalogue(
          { ...rest, categories: [{ ...category, endpoints: [anything, other] }] },
          new Map(),
        );
        const endpoint = { ...createLink, parameters: anything, example: other };
        checkCatalogue(
          { ...rest, categories: [{ ...category, endpoints: [endpoint] }] },
          new Map(),
        );
      }),
      { numRuns: 200 },
    );
  });
});
