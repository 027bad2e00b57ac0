import {
  type Authentication,
  describeCredentials,
  findTokenEndpoint,
} from '../../plugins/pages/authentication';
import type { Json } from '../../src/openapi/document';
import { documentOf, endpointsOf } from '../openapi/read';

const tokenUrl = 'https://a.test/token';
const flows = { clientCredentials: { tokenUrl, scopes: { read: '', write: '' } } };
const securitySchemes = {
  oauth: { type: 'oauth2', description: 'For servers.\n\nMore.', flows },
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  near: {
    type: 'oauth2',
    flows: { authorizationCode: { authorizationUrl: '/auth', tokenUrl: 'x' } },
  },
};

const build = (security: Json, paths: object = {}) => {
  const get = { operationId: 'getA', security, responses: {} };
  const servers = [{ url: 'https://a.test' }];
  const parts = { components: { securitySchemes }, servers, paths: { '/a': { get }, ...paths } };
  return { document: documentOf(parts), endpoints: endpointsOf(parts) };
};

const describe = (security: Json, others: Partial<Authentication> = {}) => {
  const { document, endpoints } = build(security);
  const [endpoint] = endpoints;
  return endpoint && describeCredentials(endpoint, { document, page: undefined, ...others });
};

it.each<[string, Json, string]>([
  ['nothing', [], ''],
  [
    'a key, with the page that has more',
    [{ key: [] }],
    '## Authentication\n\n`key`. See also [Authentication](https://b.test/a.md).\n\n' +
      'Send your API key in the header `X-Key`.\n\n',
  ],
  [
    'one of several ways',
    [{ key: [], oauth: ['read', 'write'] }, {}],
    'One of these: `key` and `oauth`, with the scopes `read`, `write`; no credentials. ',
  ],
  ['each scheme by name', [{ key: [] }, { oauth: [] }], '### key\n\nSend your API key in'],
  ['the first paragraph about a scheme', [{ oauth: [] }], '\n\nFor servers.\n\nGet an access'],
  [
    'URLs from the server on',
    [{ near: [] }],
    '(<https://a.test/auth>)\n- Token URL: [https://a.test/x]',
  ],
  ['the request for a token', [{ oauth: [] }], `curl --request POST \\\n  --url '${tokenUrl}'`],
])('an endpoint says that a call needs %s', (_, security, expected) => {
  const text = describe(security, { page: 'https://b.test/a.md' });
  if (expected === '') expect(text).toBe('');
  else expect(text).toContain(expected);
});

it('an endpoint leads to the endpoint that returns tokens, and has its request', () => {
  const requestBody = {
    content: { 'application/json': { example: { id: 'YOUR_ID' }, schema: { type: 'object' } } },
  };
  const post = { operationId: 'getToken', summary: 'Get a token', requestBody, responses: {} };
  const { document, endpoints } = build([{ oauth: [] }], { '/token': { post } });
  const endpoint = findTokenEndpoint(document, endpoints);
  expect(endpoint?.operationId).toBe('getToken');
  const token = endpoint && { endpoint, page: 'https://b.test/token.md' };
  const text = describe([{ oauth: [] }], { token });
  expect(text).toContain('[Get a token](https://b.test/token.md) returns a token:');
  expect(text).toContain('"id": "YOUR_ID"');
});
