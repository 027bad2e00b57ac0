import { buildStart } from '../../plugins/pages/about';
import { documentOf, endpointsOf } from '../openapi/read';

const ok = { '200': { description: 'OK' } };
const answered = {
  '200': { description: 'OK', content: { 'application/json': { example: { id: 1 } } } },
};

const start = (change: object) => buildStart(documentOf(change), endpointsOf(change));

describe('the first request of a document', () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  it.each([
    ['reads', { '/a': { post: { responses: answered } }, '/b': { get: { responses: ok } } }, '/b'],
    [
      'has an example of its response',
      { '/a': { get: { responses: ok } }, '/b': { get: { responses: answered } } },
      '/b',
    ],
    [
      'needs the fewest values',
      {
        '/a/{id}': { get: { parameters: [id], responses: answered } },
        '/b': { get: { responses: answered } },
      },
      '/b',
    ],
    [
      'is not deprecated, if there is another one',
      { '/a': { get: { deprecated: true, responses: ok } }, '/b': { post: { responses: ok } } },
      '/b',
    ],
  ])('%s', (_, paths, expected) => {
    expect(start({ paths }).call?.request.path).toBe(expected);
  });

  it('is no webhook', () => {
    expect(start({ webhooks: { a: { post: { responses: ok } } } }).call).toBeUndefined();
  });
});

it('has base URLs with the defaults of their variables, or as the document has them', () => {
  const variables = { region: { default: 'eu' } };
  const servers = [
    { url: 'https://{region}.test', variables, description: 'The **live** one.' },
    { url: '/api' },
    { url: '/' },
  ];
  expect(start({ servers }).baseUrls).toEqual([
    { url: 'https://eu.test', description: 'The live one.' },
    { url: '/api', description: '' },
  ]);
});

it.each([
  [[], ''],
  [[{ type: 'http', scheme: 'Bearer' }], 'Bearer token'],
  [[{ type: 'apiKey', in: 'header', name: 'X-Key' }], 'API key in the header `X-Key`'],
  [
    [
      { type: 'apiKey', in: 'header', name: 'X-Key' },
      { type: 'apiKey', in: 'query', name: 'key' },
      { type: 'http', scheme: 'basic' },
      { type: 'oauth2', flows: {} },
    ],
    'API key, HTTP Basic or OAuth 2.0',
  ],
])('says how requests authenticate: %j', (schemes, expected) => {
  const securitySchemes = Object.fromEntries(schemes.map((scheme, index) => [index, scheme]));
  expect(start({ components: { securitySchemes } }).access).toBe(expected);
});
