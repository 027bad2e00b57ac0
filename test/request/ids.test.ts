import { endpoints } from '@site/src/catalogue';
import type { Endpoint } from '@site/src/catalogue/model';
import type { Property } from '@site/src/catalogue/schema';
import { listIds } from '@site/src/request/form';
import { createLink } from './sample';

const withPath = (...path: readonly Property[]): Endpoint => ({
  ...createLink,
  parameters: { path },
});
const id = (name: string, schema: object = { type: 'string' }) =>
  ({ name, description: '', required: true, ...schema }) as Property;

describe('the IDs of an endpoint', () => {
  it('are all path parameters of the catalogue', () => {
    for (const endpoint of endpoints) {
      const names = (endpoint.parameters.path ?? []).map(({ name }) => name);
      expect(listIds(endpoint)).toEqual(names);
    }
    expect(endpoints.flatMap(listIds)).toContain('boardId');
  });

  it.each(['id', 'linkId', 'link_id'])('include a parameter with the name %s', (name) => {
    expect(listIds(withPath(id(name)))).toEqual([name]);
  });

  it.each([
    ['another name', id('slug')],
    ['a name that only ends alike', id('paid')],
    ['a list of choices', id('kindId', { type: 'string', enum: ['a', 'b'] })],
    ['a constant', id('kindId', { type: 'string', const: 'a' })],
    ['a number', id('pageId', { type: 'integer' })],
    ['a credential', id('sessionId', { type: 'string', secret: true })],
    ['the name of a credential', id('tokenId')],
  ])('omit %s', (_, parameter) => {
    expect(listIds(withPath(parameter))).toEqual([]);
  });

  it('omit a filter', () => {
    const query = [id('batchId')];
    expect(listIds({ ...createLink, parameters: { query } })).toEqual([]);
  });
});
