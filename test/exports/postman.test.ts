import type { EndpointEntry } from '../../src/catalogue/model';
import { buildDownload } from '../../plugins/pages/reference';
import { catalogue, document } from '../support/entries';
import { readCollection, readEnvironment, type PostmanRequest } from './download';
import { parameter } from '../request/sample';
import { createLink, documentOf, site } from './sample';

const collection = readCollection();

function requestOf(endpoint: EndpointEntry): PostmanRequest {
  return readCollection(documentOf(endpoint)).item[0]!.item[0]!.request;
}

it('the collection is in an archive with the same bytes each time', () => {
  expect(Buffer.compare(buildDownload(document, site), buildDownload(document, site))).toBe(0);
});

it('the collection has format v2.1 and the name of the portal', () => {
  expect(collection.info).toEqual({
    name: site.name,
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  });
});

it('the collection has a folder for each category, in the order of the sidebar, with the titles of its endpoints', () => {
  expect(collection.item.map(({ name, item }) => [name, item.map((entry) => entry.name)])).toEqual(
    catalogue.categories.map((category) => [
      category.title,
      category.endpoints.map(({ title }) => title),
    ]),
  );
});

it('the collection shows deprecations of requests and query parameters', () => {
  const query = [parameter('page', 'integer', { deprecated: 'Use `after`.' })];
  const { description, url } = requestOf({
    ...createLink,
    deprecated: 'Since 1.1: use [Links](/docs/links).',
    parameters: { query },
  });
  expect(description).toBe('Deprecated. Since 1.1: use Links. Creates a link.');
  expect(url.query[0]).toMatchObject({ description: 'Deprecated. Use after. The page.' });
});

it('a request has its parameters with their descriptions, and no body without an example', () => {
  const query = ['page', 'sort'].map((name) => parameter(name, 'string'));
  const example = { path: { boardId: 'b' }, query: { page: 'a' } };
  const request = requestOf({ ...createLink, method: 'GET', parameters: { query }, example });
  expect(request.url.query).toEqual([
    { key: 'page', value: 'a', description: 'The page.' },
    { key: 'sort', value: '', description: 'The sort.', disabled: true },
  ]);
  expect(request).not.toHaveProperty('body');
});

it("the environment has the operator's hosts, and secrets without values", () => {
  const { name, values } = readEnvironment();
  expect(name).toBe(site.name);
  expect(values.map(({ key, value, type, enabled }) => [key, value, type, enabled])).toEqual([
    ['apiBaseUrl', 'https://api.example.com', 'default', true],
    ['authenticationBaseUrl', 'https://auth.example.com', 'default', true],
    ['accessToken', '', 'secret', true],
    ['clientId', '', 'secret', true],
    ['clientSecret', '', 'secret', true],
  ]);
});
