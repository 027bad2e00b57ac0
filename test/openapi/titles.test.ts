/** The titles of operations with equal summaries. */
import { listOperations } from '../../src/openapi/read/operations';
import { documentOf } from './read';

const toTitles = (keys: readonly string[]) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [method = '', path = ''] of keys.map((key) => key.split(' '))) {
    (paths[path] ??= {})[method] = { summary: 'Sync', responses: {} };
  }
  return listOperations(documentOf({ paths })).map(({ title }) => title);
};

it.each([
  ['the words of one path', ['get /stores/{a}/users/{b}', 'get /users/{b}'], ['stores', '']],
  ['versions', ['get /v1/users', 'get /v2/users'], ['v1', 'v2']],
  ['the last words that suffice', ['get /a/b/c', 'get /a/d/e', 'get /a/d/c'], ['b/c', 'e', 'd/c']],
  ['methods', ['put /users/{id}', 'patch /users/{id}', 'get /users'], ['PUT', 'PATCH', 'GET']],
  ['parameters', ['get /users/{id}', 'get /users/{name}', 'get /users'], ['by id', 'by name', '']],
  ['several lists', ['get /a/{id}', 'get /a', 'get /b'], ['a, by id', 'a', 'b']],
])('are told apart by %s', (_what, keys, marks) => {
  expect(toTitles(keys)).toEqual(marks.map((mark) => (mark ? `Sync (${mark})` : 'Sync')));
});

it('are numbered where only upper and lower case differ, and made for thousands', () => {
  expect(toTitles(['get /Users', 'get /users'])).toEqual(['Sync', 'Sync 2']);
  const keys = Array.from({ length: 5_000 }, (_, index) => `get /a/b${index}/c`);
  expect(new Set(toTitles(keys)).size).toBe(5_000);
});
