/** The view of a document that an API team wrote, with most constructs of OpenAPI. */
import { endpointsOf, viewOf } from './read';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const list = (items: object) => ({ type: 'array', items });
const media = (schema: object) => ({ schema });
const docs = { description: 'The *whole* (story)', url: 'https://docs.test/a_(b)' };
const docsLink = '[The whole (story)](https://docs.test/a_%28b%29)';

const dog = { content: { 'application/json': media(to('Dog')) } };

const view = viewOf({
  servers: [{ url: 'https://{region}.shop.test/v1/', variables: { region: { default: 'eu' } } }],
  tags: [{ name: 'Orders' }, { name: 'Pets', externalDocs: docs }],
  'x-tagGroups': [{ name: 'Animals', tags: ['Pets'] }],
  security: [{ key: [] }, { oauth: ['write'], login: [] }, {}, { key: [] }],
  paths: {
    '/pets/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer', example: 7 } },
        { name: 'Accept', in: 'header', schema: text },
        { name: 'ids', in: 'query', style: 'pipeDelimited', schema: list(text) },
        { name: 'filter', in: 'query', content: { 'application/json': media({ type: 'object' }) } },
        { name: 'theme', in: 'cookie', schema: text },
      ],
      put: {
        tags: ['Pets', 'orders'],
        'x-codeSamples': ['', 'a'].map((source) => ({ lang: 'C', source })),
        externalDocs: docs,
        requestBody: {
          description: 'The new pet.',
          content: {
            'application/json': media(to('Pet')),
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { photo: { type: 'string', format: 'binary' }, tags: to('Names') },
              },
              encoding: { photo: { contentType: 'image/png' } },
            },
            'text/plain': {
              schema: text,
              examples: {
                a: { dataValue: 'A', serializedValue: 'A' },
                b: { summary: 'Second', description: 'Rare.', value: 'B' },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Done.',
            headers: {
              'X-Left': { content: { 'application/json': { schema: { type: 'integer' } } } },
            },
            content: {
              'text/csv': { example: 'kind' },
              'text/plain': media(to('Pet')),
              'application/json': {
                schema: to('Pet'),
                examples: { cat: { value: { kind: 'cat' } }, dog: { value: { kind: 'dog' } } },
              },
            },
            links: {
              again: { operationId: 'list', parameters: { id: '$response.body#/id' } },
              lost: { operationRef: '#/paths/~1lost/get' },
              unnamed: { operationRef: '#/paths/~1orders/post' },
            },
          },
          '4XX': { $ref: '#/components/responses/Bad' },
        },
        callbacks: { sold: { '{$request.body#/url}': { post: { responses: {} } } } },
      },
      get: { operationId: 'List', summary: 'Pet', tags: ['Pets'], security: [], responses: {} },
    },
    '/orders': {
      description: 'All orders.',
      get: { operationId: 'list', summary: 'pet', tags: ['orders'], servers: [], responses: {} },
      post: {
        tags: ['__proto__'],
        requestBody: {
          required: true,
          description: 'A pet.',
          content: { 'application/json': media({ ...to('Dog'), description: 'A pet. A dog.' }) },
        },
        responses: {},
      },
    },
    '/v2/stock-items': {
      get: {
        requestBody: { content: { '*/*': media({ type: 'object' }) } },
        responses: {},
        deprecated: true,
      },
    },
  },
  webhooks: { orderShipped: { post: { requestBody: dog, responses: { '200': dog } } } },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'query', name: 'key' },
      oauth: { type: 'oauth2', flows: {} },
      login: { type: 'http', scheme: 'basic' },
    },
    responses: { Bad: { description: 'Bad request.' } },
    schemas: {
      Names: { ...list(text), description: 'All names', externalDocs: docs },
      Pet: {
        oneOf: [to('Cat'), to('Dog')],
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
      },
      Cat: { type: 'object', properties: { kind: text, friends: list(to('Pet')) } },
      Dog: {
        type: 'object',
        properties: { id: { ...text, readOnly: true }, pin: { ...text, writeOnly: true } },
      },
      dog: { type: 'object', additionalProperties: to('Cat') },
    },
  },
});
const endpoints = view.categories.flatMap((category) => category.endpoints);
const put = endpoints.find(({ method, path }) => method === 'PUT' && path === 'pets/{id}')!;

it('orders tags by group, then adds the tags of operations, paths and webhooks', () => {
  const rows = view.categories.map(({ id, endpoints: own }) => [id, own.map(({ slug }) => slug)]);
  expect(rows).toEqual([
    ['pets', ['list', 'put-pets-id', 'sold']],
    ['orders', ['list-2']],
    ['proto', ['post-orders']],
    ['stock-items', ['get-v2-stock-items']],
    ['webhooks', ['order-shipped']],
  ]);
});

it('lists an operation with a further tag in both categories', () => {
  const titles = view.categories.map(({ title, others = [] }) => [title, others]);
  expect(Object.fromEntries(titles)).toMatchObject({ Pets: [], Orders: [put] });
});

it('tells operations with the same title by their paths', () => {
  expect(endpoints.map(({ title }) => title)).toEqual([
    'Pet (pets)',
    'PUT /pets/{id}',
    'Sold',
    'pet (orders)',
    'POST /orders',
    'GET /v2/stock-items',
    'Order shipped',
  ]);
});

it.each([
  ['sold', 'callback', '{$request.body#/url}'],
  ['order-shipped', 'webhook', ''],
])('shows %s as a %s', (slug, event, path) => {
  expect(endpoints.find((one) => one.slug === slug)).toMatchObject({ event, path, baseUrl: '' });
});

it('takes the body of a webhook as sent by the API, and the response as sent to it', () => {
  const { parameters, example, responses } = endpoints.find((one) => one.event === 'webhook')!;
  expect(parameters.body).toMatchObject([{ name: 'id' }]);
  expect([example.body, responses[0]?.example]).toEqual([{ id: 'string' }, {}]);
  expect(responses[0]?.shape).toMatchObject({ fields: [{ name: 'pin' }] });
});

it('reads parameters with their encoding and the first way to authenticate', () => {
  const { path, query, cookie, header } = put.parameters;
  const rows = [path, query, cookie, header].map((fields) =>
    fields?.map(({ name, encoding }) => [name, encoding]),
  );
  expect(rows).toEqual([
    [['id', undefined]],
    [
      ['ids', { style: 'pipeDelimited' }],
      ['filter', { mediaType: 'application/json' }],
      ['key', undefined],
    ],
    [['theme', undefined]],
    [
      ['Accept', undefined],
      ['Content-Type', undefined],
    ],
  ]);
  expect(put.example.path).toEqual({ id: 7 });
});

it('has the description and the servers that an operation does not say', () => {
  const list = endpoints.find(({ slug }) => slug === 'list-2');
  expect(list).toMatchObject({ summary: 'All orders.', baseUrl: 'https://eu.shop.test/v1' });
});

it('offers servers, ways to authenticate, media types, and own samples with code', () => {
  expect(put.ownSamples).toEqual([{ label: 'C', language: 'C', code: 'a' }]);
  const labels = put.choices?.map(({ name, options }) => [name, options.map(({ label }) => label)]);
  expect(put.baseUrl).toBe('https://eu.shop.test/v1');
  expect(labels).toEqual([
    ['server', ['https://{region}.shop.test/v1/']],
    ['authentication', ['key', 'oauth (write) and login', 'None']],
    [
      'mediaType',
      ['application/json', 'multipart/form-data', 'text/plain · a', 'text/plain · Second'],
    ],
  ]);
  const [, , media] = put.choices ?? [];
  expect(media?.options[1]?.parameters?.formData).toMatchObject([
    { name: 'photo', encoding: { file: true, mediaType: 'image/png' } },
    { name: 'tags', kind: 'list' },
  ]);
});

it('links to further documentation at the end of descriptions', () => {
  const [pets] = view.categories;
  const [names] = view.schemas ?? [];
  expect([put.summary, pets?.description]).toEqual([docsLink, docsLink]);
  expect(names?.shape).toMatchObject({ description: 'All names', docs });
});

it('unfolds a union until a cycle, without fields of the other side', () => {
  const kind = { kind: 'scalar', type: 'string', const: 'cat', name: 'kind' };
  expect(put.parameters.body?.[0]).toMatchObject({
    ...{ kind: 'union', discriminator: 'kind' },
    alternatives: [
      { fields: [kind, { name: 'friends', items: { kind: 'ref', schema: 'Pet', slug: 'pet' } }] },
      { fields: [{ name: 'pin' }, { name: 'kind', const: 'Dog' }] },
    ],
  });
});

it('says below the heading of the body what it is for, and not at its media type', () => {
  expect(put.requestBody).toEqual({ description: 'The new pet.' });
  const post = endpoints.find(({ operationId }) => operationId === 'POST /orders');
  expect(post?.requestBody).toEqual({ description: 'A pet. A dog.' });
  expect(put.parameters.header?.[0]?.description).toBe('');
});

it('has an input for an object without known fields, and JSON where any media type is accepted', () => {
  expect(endpoints.find(({ slug }) => slug === 'get-v2-stock-items')).toMatchObject({
    ...{ mediaType: 'application/json', isBareList: true, deprecated: true },
    requestBody: { description: 'The API accepts `*/*`.' },
    parameters: { body: [{ name: 'body', kind: 'group', fields: [], others: { kind: 'union' } }] },
  });
});

it('reads responses with names of examples, headers, links and shared responses', () => {
  expect(put.responses).toMatchObject([
    {
      ...{ status: '200', mediaTypes: ['application/json', 'text/plain', 'text/csv'] },
      ...{ shape: { kind: 'union' }, example: { kind: 'cat' } },
      examples: [
        { name: 'cat', value: { kind: 'cat' } },
        { name: 'dog', value: { kind: 'dog' } },
        { mediaType: 'text/csv', value: 'kind' },
      ],
      headers: [{ name: 'X-Left', type: 'integer', encoding: { mediaType: 'application/json' } }],
      links: [
        { name: 'again', operationId: 'list', parameters: { id: '$response.body#/id' } },
        { name: 'lost', description: '`#/paths/~1lost/get`' },
        { name: 'unnamed', description: '', operationId: 'POST /orders' },
      ],
    },
    { status: '4XX', description: 'Bad request.' },
  ]);
});

it('gives each named schema its own page', () => {
  expect(view.schemas?.map(({ slug }) => slug)).toEqual(['names', 'pet', 'cat', 'dog', 'dog-2']);
});

it('tells what only one option says, and an example that only a later media type has', () => {
  const later = { 'application/hal+json': media({}), 'application/json': { example: { a: 1 } } };
  const responses = { '200': { description: 'Done.', content: later } };
  const servers = [{ url: 'https://b.test', description: 'Backups.' }];
  const [told] = endpointsOf({
    paths: { '/a': { get: { servers, responses, security: [{ tls: [], login: [] }] } } },
    components: {
      securitySchemes: { tls: { type: 'mutualTLS' }, login: { type: 'http', scheme: 'basic' } },
    },
  });
  const labels = told?.choices?.map(({ options }) => options.map(({ label }) => label));
  expect(labels).toEqual([['https://b.test'], ['tls and login']]);
  expect(told?.responses[0]?.examples).toMatchObject([
    { mediaType: 'application/json', value: { a: 1 } },
  ]);
});
