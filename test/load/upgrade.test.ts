import { exactNumber } from '../../src/openapi/numbers';
import { toView } from '../../src/openapi/read/index';
import { buildRequest } from '../../src/request/build';
import { head, load, toPath } from './load';

/** The operation of a document of 2.0. */
async function loadOperation(operation: object, shared: object = {}) {
  return (await loadDocument(operation, shared))?.paths['/a']?.post;
}

async function loadDocument(operation: object, shared: object = {}) {
  const info = { title: 'T', version: '1' };
  const paths = { '/a': { post: operation } };
  const content = { swagger: '2.0', info, produces: ['application/json'], paths, ...shared };
  const { document, problems } = await load(JSON.stringify(content));
  expect(problems).toEqual([]);
  return document;
}

const ok = { responses: { 204: { description: 'A' } } };
const schema = { type: 'object', properties: { a: { type: 'string' } } };

describe('OpenAPI 2.0', () => {
  it.each([
    [
      'a form',
      {
        parameters: [
          { name: 'a', in: 'formData', type: 'integer', required: true, minimum: 1, default: 2 },
          { name: 'b', in: 'formData', type: 'array', items: { type: 'string' }, description: 'B' },
          { name: 'c', in: 'formData', type: 'array', items: {}, collectionFormat: 'multi' },
        ].map((one) => ({ ...one, allowEmptyValue: true })),
      },
      {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: {
                a: { type: 'integer', minimum: 1, default: 2 },
                b: { type: 'array', items: { type: 'string' }, description: 'B' },
                c: { type: 'array', items: {} },
              },
              required: ['a'],
            },
            encoding: { b: { style: 'form', explode: false }, c: { style: 'form', explode: true } },
          },
        },
      },
    ],
    [
      'a form with a file',
      { parameters: [{ name: 'a', in: 'formData', type: 'file', 'x-nullable': false }] },
      {
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { a: { type: 'string', format: 'binary' } } },
          },
        },
      },
    ],
    [
      'a shared body',
      { consumes: ['text/csv'], parameters: [{ $ref: '#/parameters/Body' }] },
      { description: 'B', required: true, content: { 'text/csv': { schema } } },
    ],
  ])('keeps %s', async (_, operation, body) => {
    const parameters = {
      Body: { name: 'b', in: 'body', description: 'B', required: true, schema },
    };
    const loaded = await loadOperation({ ...ok, ...operation }, { parameters });
    expect(loaded?.requestBody).toEqual(body);
    expect(loaded?.parameters).toBeUndefined();
  });

  it.each([[{ name: 'b', in: 'body', schema }], []])(
    'sends the media type that a header demands, with the body %j',
    async (...body) => {
      const header = { name: 'content-type', in: 'header', type: 'string', required: true };
      const parameters = [{ ...header, enum: ['a/b'] }, ...body];
      const document = await loadDocument({ ...ok, parameters }, { consumes: ['text/a'] });
      const [endpoint] = toView(document!).categories[0]?.endpoints ?? [];
      const { headers } = buildRequest(endpoint!, {});
      expect(headers.map((one) => one.join(': ').toLowerCase())).toEqual(['content-type: a/b']);
    },
  );

  it('has a way to authenticate for each header that stands for one', async () => {
    const header = { name: 'Authorization', in: 'header', type: 'string' };
    const token = { ...header, description: 'A token', required: true };
    const of = (parameter: object, others: object = {}) => ({
      post: { ...ok, parameters: [parameter], ...others },
    });
    const content = {
      ...{ swagger: '2.0', info: { title: 'T', version: '1' }, host: 'a.test', schemes: ['https'] },
      paths: {
        '/a': of(token),
        '/b': of({ ...header, name: 'authorization' }),
        '/c': { ...of({ ...header, name: 'X' }), parameters: [token] },
        '/d': of(token, { security: [{ key: [] }] }),
      },
      securityDefinitions: { key: { type: 'apiKey', in: 'query', name: 'k' } },
    };
    const { document, warnings } = await load(JSON.stringify(content, null, 1));
    expect(Object.values(document?.paths ?? {}).map((item) => item.post?.security)).toEqual([
      [{ Authorization: [] }],
      [{ 'Authorization-2': [] }, {}],
      [{ Authorization: [] }],
      [{ key: [] }],
    ]);
    expect(document?.components?.securitySchemes).toEqual({
      Authorization: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: 'A token',
      },
      'Authorization-2': { type: 'apiKey', in: 'header', name: 'Authorization', description: '' },
      key: { type: 'apiKey', in: 'query', name: 'k' },
    });
    expect(warnings).toContainEqual(
      expect.stringMatching(/^4 header parameters that pages show as authentication and media/),
    );
  });

  it('has schemas of extensions, which some generators write for streams, as components', async () => {
    const document = await loadDocument(
      { responses: { 200: { description: 'A', schema: { $ref: '#/x-streams/A' } } } },
      {
        'x-streams': { A: { properties: { result: { $ref: '#/definitions/B' } } } },
        definitions: { B: { type: 'string', 'x-nullable': true } },
      },
    );
    expect(document?.components?.schemas).toEqual({
      B: { type: ['string', 'null'] },
      '_x-streams_A': { properties: { result: { $ref: '#/components/schemas/B' } } },
    });
  });

  it('has the media types of the operation, also in shared responses', async () => {
    const responses = {
      200: { description: 'A', schema, examples: { 'text/csv': 'a', 'text/plain': 'b' } },
      400: { $ref: '#/responses/Bad' },
    };
    const shared = { responses: { Bad: { description: 'B', schema: { type: 'file' } } } };
    const produces = ['text/csv'];
    const loaded = await loadOperation({ produces, responses }, shared);
    expect(loaded?.responses).toEqual({
      200: {
        description: 'A',
        content: { 'text/csv': { schema, example: 'a' }, 'text/plain': { schema, example: 'b' } },
      },
      400: {
        description: 'B',
        content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } },
      },
    });
    const withJson = { produces: [...produces, 'application/json'], responses };
    const { 400: file } = (await loadOperation(withJson, shared))!.responses;
    expect(file).toEqual(loaded?.responses[400]);
  });

  it('has the server with https first, and the one for no requests last', async () => {
    const document = await loadDocument(ok, { host: 'a.b', schemes: ['wss', 'http', 'https'] });
    const urls = document?.servers?.map(({ url }) => url);
    expect(urls).toEqual(['https://a.b', 'http://a.b', 'wss://a.b']);
  });
});

it.each([
  ['{ type: string, nullable: true, enum: [a] }', { type: ['string', 'null'], enum: ['a'] }],
  [
    '{ nullable: true, allOf: [{ type: string }] }',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
  ],
  [
    '{ items: { nullable: true, allOf: [{ type: object }] }, additionalProperties: { nullable: true } }',
    {
      items: { anyOf: [{ type: 'object' }, { type: 'null' }] },
      additionalProperties: {},
    },
  ],
  ['{ nullable: false, x-nullable: true, type: object }', { type: ['object', 'null'] }],
  [
    '{ oneOf: [{ type: string }, { nullable: true }] }',
    { oneOf: [{ type: 'string' }, { type: 'null' }] },
  ],
  ['{ minimum: 1, exclusiveMinimum: true }', { exclusiveMinimum: 1 }],
  ['{ maximum: 1, exclusiveMaximum: false }', { maximum: 1 }],
  ['{ type: string, format: byte }', { type: 'string', contentEncoding: 'base64' }],
  ['{ type: string, format: binary }', { type: 'string', format: 'binary' }],
  [
    '{ type: array, items: [{ type: string }] }',
    { type: 'array', prefixItems: [{ type: 'string' }] },
  ],
  [
    '{ properties: { example: { nullable: true, type: string } }, example: { nullable: true, ' +
      'format: byte } }',
    {
      properties: { example: { type: ['string', 'null'] } },
      example: { nullable: true, format: 'byte' },
    },
  ],
])('turns the schema %s of 3.0 into that of 3.1', async (schema, expected) => {
  const text = toPath(
    `{ description: A, content: { a/b: { schema: ${schema}, example: { nullable: true } } } }`,
  );
  const { document } = await load(text.replace('3.1.0', '3.0.3'));
  expect(document?.openapi).toBe('3.1.1');
  expect(document?.paths['/a']?.get?.responses['200']).toEqual({
    description: 'A',
    content: { 'a/b': { schema: expected, example: { nullable: true } } },
  });
});

it('keeps the digits of numbers in data, and of limits that no number has', async () => {
  const limits = 'minimum: -9223372036854775808, maximum: 10.0, default: 9007199254740993';
  const { document, problems } = await load(
    `${head.replace('"1"', '1.10')}paths: {}\ncomponents: { schemas: { A: { ${limits}, enum: ` +
      '[10.00, 1] } } }\n',
  );
  expect(problems).toEqual([]);
  expect(document?.info.version).toBe('1.10');
  expect(document?.components?.schemas?.['A']).toEqual({
    minimum: exactNumber('-9223372036854775808'),
    maximum: 10,
    default: exactNumber('9007199254740993'),
    enum: [exactNumber('10.00'), 1],
  });
});
