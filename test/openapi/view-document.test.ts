/** Views of documents that entries do not make. */
import { endpointsOf, viewOf } from './read';

/** A document with a tag `Links`, and these operations of `/links`. */
const documentOf = (item: object, portal: object = {}, rest: object = {}) => ({
  paths: { '/links': item },
  tags: [{ name: 'Links', 'x-portal': { slug: 'links', ...portal } }],
  ...rest,
});

const operation = (operationId: string, facts: object = {}) => ({
  ...{ operationId, tags: ['Links'], responses: {} },
  ...facts,
});

it('operations that a tag does not list come after the others', () => {
  const item = { get: operation('a'), put: operation('b'), post: operation('c') };
  const endpoints = endpointsOf(documentOf(item, { operations: ['c'] }));
  expect(endpoints.map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
});

it('the token of a document with requests as fields is required unless an operation also allows none', () => {
  const securitySchemes = { token: { type: 'http', scheme: 'bearer' } } as const;
  const item = {
    get: operation('a', { security: [{ token: [] }] }),
    put: operation('b', { security: [{ token: [] }, {}] }),
  };
  const portal = { version: 1, statusCodes: [], verbs: [], requestsAsFields: true };
  const rest = { components: { securitySchemes }, 'x-portal': portal };
  const endpoints = endpointsOf(documentOf(item, {}, rest));
  const required = endpoints.map(({ parameters }) => parameters.header?.[0]?.required);
  expect(required).toEqual([true, undefined]);
});

const long = 'The API sends this when somebody opens a link. '.repeat(4).trim();
it.each([
  ['Get\n  a link', 'Get a link', 'More.'],
  ['Get\n\na link', 'Link opened', 'Get\n\na link\n\nMore.'],
  [long, 'Link opened', `${long}\n\nMore.`],
])('the title of the summary %j is %j', (given, title, summary) => {
  const item = { get: operation('linkOpened', { summary: given, description: 'More.' }) };
  expect(endpointsOf(documentOf(item))[0]).toMatchObject({ title, summary });
});

it.each([
  [9, 'a0'],
  [10, 'endpoints'],
])('%i names of paths without tags, for one operation each, lead to %s', (count, id) => {
  const names = Array.from({ length: count }, (_, index) => `/a${index}`);
  const paths = Object.fromEntries(names.map((name) => [name, { get: { responses: {} } }]));
  const webhooks = { b: { post: { responses: {} } } };
  const { categories } = viewOf(documentOf({ get: operation('a') }, {}, { paths, webhooks }));
  expect([categories[1]?.id, categories.at(-1)?.id]).toEqual([id, 'webhooks']);
});

it.each([
  [['C', 'C#', 'C++', 'c'], 'links c c-sharp c-plus-plus'],
  [['.NET', 'NET', 'net'], 'links net net-2'],
])('the tags %j lead to %s', (names, ids) => {
  const get = (name: string) => ({ get: operation(name, { tags: [name] }) });
  const paths = Object.fromEntries(names.map((one, index) => [`/${index}`, get(one)])) as never;
  const { tags } = documentOf({ get: operation('a') });
  const declared = [...tags, ...names.slice(0, -1).map((name) => ({ name }))];
  const { categories } = viewOf(documentOf({}, {}, { paths, tags: declared }));
  expect(categories.map(({ id }) => id).join(' ')).toBe(ids);
});

it('names without Latin letters have addresses that do not depend on other names', () => {
  const item = { get: operation('a', { tags: ['日本'] }), put: operation('b', { tags: ['ж'] }) };
  const components = { schemas: { Ж: { type: 'object' } } };
  const { categories, schemas } = viewOf(documentOf(item, {}, { components }));
  expect(categories.map(({ id }) => id)).toEqual(['links', 'u65e5-672c', 'u436']);
  expect(schemas?.[0]?.slug).toBe('u416');
});

it.each([
  { fields: 20, shown: 'group' },
  { fields: 299, shown: 'ref' },
])('a page with $fields fields shows a further schema as a $shown', ({ fields, shown }) => {
  const toObject = (names: readonly string[], schema: object) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, schema])),
  });
  const names = Array.from({ length: fields }, (_, index) => `field${index}`);
  const toContent = (schema: object) => ({ content: { 'application/json': { schema } } });
  const outer = toContent({ $ref: '#/components/schemas/Outer' });
  const schemas = {
    Outer: toObject(['inner'], { $ref: '#/components/schemas/Inner' }),
    Inner: toObject(['a', 'b', 'c'], { type: 'string' }),
  };
  const post = operation('a', {
    requestBody: toContent(toObject(names, { type: 'string' })),
    responses: { 200: { description: '', ...outer } },
  });
  const [endpoint] = endpointsOf(documentOf({ post }, {}, { components: { schemas } }));
  expect(endpoint?.responses[0]?.shape).toMatchObject({
    fields: [{ name: 'inner', kind: shown }],
  });
});

it('has a callback in the category of its operation, whatever its URL', () => {
  const post = { responses: {} };
  const call = { post: { ...post, callbacks: { sold: { 'https://a.test/b': { post } } } } };
  const { categories } = viewOf({ paths: { '/dogs': call } });
  expect(categories.map(({ id, endpoints }) => [id, endpoints.length])).toEqual([['dogs', 2]]);
});
