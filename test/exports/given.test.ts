import type { ApiDocument } from '../../src/openapi/document';
import { buildHttpFile } from '../../src/exports/http';
import { listVariables } from '../../src/exports/variables';
import { loadShop, site } from '../interop/shop';
import { documentOf } from '../openapi/read';
import { type Environment, openDownload } from './download';

const hostile = documentOf({
  servers: [{ url: 'https://{apiBaseUrl}.test' }],
  paths: {
    '/{{a}}/{apiBaseUrl}/x.{b}': {
      post: {
        summary: 'Post {{a}}',
        description: '<p>See <a href="https://x.test">a</a>.</p><ul><li>b</ul>',
        parameters: [
          { name: 'X-A', in: 'header' },
          { name: 'b', in: 'path' },
        ].map((one) => ({ ...one, required: true, schema: { type: 'string' }, example: '{{a}}' })),
        requestBody: {
          content: {
            'text/plain': { schema: { type: 'string' }, example: '{{a}}\n###\n< ./a\n> {% a %}' },
          },
        },
        responses: {},
      },
    },
  },
});

async function toExports(given?: ApiDocument) {
  const document = given ?? (await loadShop());
  const [collection = '', ...environments] = Object.values(openDownload(document, site));
  const http = buildHttpFile({ name: 'Next', route: '', document, site, portalUrl: 'https://p' });
  return { http, collection, environments };
}

const variables = ['X_Shop_Key', 'accessToken', 'baseUrl', 'password', 'staff', 'username'];

describe('the exports of a given document', () => {
  it('have a variable for the base URL and each credential that requests use', async () => {
    const { http, collection, environments } = await toExports();
    const { values } = JSON.parse(environments[0] ?? '') as Environment;
    for (const names of [
      listVariables(http),
      listVariables(collection),
      values.map(({ key }) => key),
      [...http.matchAll(/^@(\w+) = /gm)].map(([, name]) => name ?? ''),
    ]) {
      expect(names.filter((name) => !/^server_/.test(name)).toSorted()).toEqual(variables);
    }
  });

  it('have the servers of the document as values of the base URL, with their variables', async () => {
    const region = { default: 'eu', enum: ['eu', 'us'] };
    const servers = [
      { url: 'https://{region}.test/v1/', description: 'Regions.\n\nAll.', variables: { region } },
      { url: '{region}/v1', name: 'Own', variables: { region: { default: 'http://{{a}}' } } },
    ];
    const paths = {
      '/a': { get: { responses: {} } },
      '/b': { servers: servers.slice(0, 1), get: { responses: {} } },
      '/c': { get: { servers: [{ url: '/d' }], responses: {} } },
    };
    const given = documentOf({ servers, paths });
    const { http, collection, environments } = await toExports(given);
    expect(http).toContain(`
# The base URL is that of one of these servers:
# Regions.: https://{{server_region}}.test/v1
# Own: {{server2_region}}/v1
# One of eu, us:
@server_region = eu
@server2_region = http://%7B%7Ba}}
@baseUrl = https://{{server_region}}.test/v1
`);
    for (const url of ['{{baseUrl}}/a', 'https://eu.test/v1/b', 'https://example.com/d/c']) {
      expect(http).toContain(`\nGET ${url}\n`);
      expect(collection).toContain(`"raw": "${url}"`);
    }
    const all = environments.map((text) => JSON.parse(text) as Environment);
    const toValues = ({ values }: Environment) =>
      Object.fromEntries(values.map(({ key, value }) => [key, value]));
    expect(all.map((one) => [one.name, toValues(one)])).toEqual([
      ['Shop: Regions.', { baseUrl: 'https://{{server_region}}.test/v1', server_region: 'eu' }],
      ['Shop: Own', { baseUrl: '{{server2_region}}/v1', server2_region: 'http://%7B%7Ba}}' }],
    ]);
  });

  it.each([
    'X-Shop-Key: {{X_Shop_Key}}\nCookie: staff={{staff}}',
    'Authorization: Basic {{username}} {{password}}\nContent-Type: text/plain\n\nPlease ring twice.',
    'Content-Type: multipart/form-data; boundary=boundary\n\n--boundary\n' +
      'Content-Disposition: form-data; name="picture"; filename="file.png"\nContent-Type: ' +
      'image/png\n\n< ./file.png\n--boundary',
  ])('as .http contain %j', async (text) => {
    expect((await toExports()).http).toContain(text);
  });

  it('keep the texts of the document, of which none is a command', async () => {
    const { http, collection } = await toExports(hostile);
    const target = '{{baseUrl}}/%7B%7Ba}}/{apiBaseUrl}/x.%7B%7Ba%7D%7D';
    expect(http).toContain('@baseUrl = https://{apiBaseUrl}.test\n');
    expect(http).toContain(`POST ${target}\nX-A: { {a}}\n`);
    expect(http).toContain('### Post {{a}}\n# See a.\n# https://p/');
    expect(http).toContain('\n\n< ./post-a-api-base-url-x-b.txt\n');
    expect(http).toContain(
      '\n# Clients read two braces as a variable, so the example has a space between them.' +
        '\n# Save the text of the example in the .txt file below. In this file, clients would change it.\n',
    );
    expect(collection).toContain('"raw": "{{baseUrl}}/%7B%7Ba}}/:apiBaseUrl/x.%7B%7Ba%7D%7D"');
    expect(collection).toContain(String.raw`"raw": "{ {a}}\n###\n< ./a\n> {% a %}"`);
    expect(collection).toContain('</ul> Clients read two braces as a variable, ');
  });

  const string = { type: 'string' };
  const query = (name: string, facts: object) => ({ in: 'query', name, schema: string, ...facts });
  const body = (type: string, media: object) => ({ requestBody: { content: { [type]: media } } });
  const file = { type: 'string', format: 'binary' };
  const form = (plan: object, media: object) =>
    body('multipart/form-data', { schema: { required: ['plan'], properties: { plan } }, ...media });
  const files = { anyOf: [file, { type: 'array', items: file }] };
  const named = { a: { value: { plan: 'string' } }, b: { value: {} } };
  const sentFile = 'name="plan"; filename="file.bin"\n\n< ./file.bin\n';

  it.each([
    ['/a', { security: [{ digest: [] }] }, '\nAuthorization: Digest {{Authorization}}\n'],
    ['/a', { security: [{ key: [] }] }, '\nAuthorization: {{Authorization}}\n'],
    ['/a', { parameters: [query('page_token', {})] }, '@baseUrl = https://example.com\n'],
    ['/a', body('text/plain', { example: ' // a' }), '\n\n< ./get-a.txt\n'],
    ['/a', body('text/plain', { example: 'query' }), '\n# @no-gql-parsing\nGET '],
    ['/a', body('application/octet-stream', { schema: file, example: 'string' }), '< ./file.bin\n'],
    ['/a', form(file, { example: { plan: 'string' } }), sentFile],
    ['/a', form(file, { examples: named }), sentFile],
    ['/a', form(files, {}), sentFile],
    ['/a/{b}', {}, '\n# Replace names in braces, such as {id}.\n'],
    [
      '/a',
      body('application/json', { schema: { type: 'object' }, example: { b: ['c'] } }),
      '{\n  "b": [\n    "c"\n  ]\n}\n',
    ],
  ])('as .http send the call of %s with %j', async (path, facts, text) => {
    expect((await toExports(withOperation(path, facts))).http).toContain(text);
  });

  it.each([
    ['/a', body('text/plain', { example: 'b' }), '"disableBodyPruning": true'],
    [
      '/a',
      body('multipart/mixed', { schema: { properties: { b: string }, required: ['b'] } }),
      '"Postman sends the parts as multipart/form-data.',
    ],
    ['/{b}/{c.d}', {}, '"raw": "{{baseUrl}}/:b/{c.d}"'],
    ['/{b}', {}, '"key": "b", "value": "{b}"'],
    ['/a', { parameters: [query('b[]', { example: 'c' })] }, '"key": "b%5B%5D"'],
    [
      '/a?z=1',
      {
        parameters: [
          query('b', { style: 'deepObject', schema: { type: 'object' }, example: { c: 'd' } }),
          query('e', { example: 'f' }),
        ],
      },
      '"key": "z", "value": "1" }, { "key": "b%5Bc%5D", "description": "", "value": "d" }, { "key": "e"',
    ],
  ])('for Postman send the call of %s with %j', async (path, facts, text) => {
    const { collection } = await toExports(withOperation(path, facts));
    expect(collection.replaceAll(/\s+/g, ' ')).toContain(text);
  });
});

function withOperation(path: string, facts: object) {
  const securitySchemes = {
    digest: { type: 'http', scheme: 'Digest' },
    key: { type: 'apiKey', in: 'header', name: 'Authorization' },
  };
  const paths = { [path]: { get: { responses: {}, ...facts } } };
  return documentOf({ servers: [], paths, components: { securitySchemes } });
}
