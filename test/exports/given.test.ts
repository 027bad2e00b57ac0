import { strFromU8, unzipSync } from 'fflate';
import { buildDownload } from '../../plugins/pages/reference';
import type { ApiDocument } from '../../src/openapi/document';
import { buildHttpFile, listVariables } from '../../src/exports/http';
import { loadShop, site } from '../interop/shop';

const hostile: ApiDocument = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1' },
  servers: [{ url: 'https://{apiBaseUrl}.test' }],
  paths: {
    '/{{a}}/{apiBaseUrl}/x.{b}': {
      post: {
        summary: 'Post {{a}}',
        description: '<p>See <a href="https://x.test">a</a>.</p><ul><li>b</ul>',
        parameters: [
          {
            name: 'X-A',
            in: 'header',
            required: true,
            schema: { type: 'string' },
            example: '{{a}}',
          },
          { name: 'b', in: 'path', required: true, schema: { type: 'string' }, example: '{{a}}' },
        ],
        requestBody: {
          content: {
            'text/plain': { schema: { type: 'string' }, example: '{{a}}\n###\n< ./a\n> {% a %}' },
          },
        },
        responses: {},
      },
    },
  },
};

async function toExports(given?: ApiDocument) {
  const document = given ?? (await loadShop());
  const [collection = '', environment = ''] = Object.values(
    unzipSync(buildDownload(document, site)),
  ).map((bytes) => strFromU8(bytes));
  const http = buildHttpFile({ name: 'Next', route: '', document, site, portalUrl: 'https://p' });
  return { http, collection, environment };
}

const credentials = ['X_Shop_Key', 'accessToken', 'password', 'staff', 'username'];

describe('the exports of a given document', () => {
  it('have a variable for each credential that requests use', async () => {
    const { http, collection, environment } = await toExports();
    expect(listVariables(http).toSorted()).toEqual(credentials);
    expect(listVariables(collection).toSorted()).toEqual(credentials);
    const { values } = JSON.parse(environment) as { values: { key: string }[] };
    expect(values.map(({ key }) => key)).toEqual(credentials);
    expect([...http.matchAll(/^@(\w+) = /gm)].map(([, name]) => name).toSorted()).toEqual(
      credentials,
    );
  });

  it.each([
    'X-Shop-Key: {{X_Shop_Key}}\nCookie: staff={{staff}}',
    'Authorization: Basic {{username}} {{password}}\nContent-Type: text/plain\n\nPlease ring twice.',
    'Content-Type: multipart/form-data; boundary=boundary\n\n--boundary\nContent-Disposition: form-data; name="picture"; filename="file.png"\nContent-Type: image/png\n\n< ./file.png\n--boundary',
  ])('as .http contain %j', async (text) => {
    expect((await toExports()).http).toContain(text);
  });

  it('keep the texts of the document, of which none is a command', async () => {
    const { http, collection } = await toExports(hostile);
    const target = 'https://{apiBaseUrl}.test/%7B%7Ba}}/{apiBaseUrl}/x.%7B%7Ba%7D%7D';
    expect(http).toContain(`POST ${target}\nX-A: { {a}}\n`);
    expect(http).toContain('### Post {{a}}\n# See a.\n# https://p/');
    expect(http).toContain('\n\n< ./post-a-api-base-url-x-b.txt\n');
    expect(http).toContain(
      '\n# Clients read two braces as a variable, so the example has a space between them.' +
        '\n# Save the text of the example in the .txt file below. In this file, clients would change it.\n',
    );
    expect(collection).toContain(
      '"raw": "https://{apiBaseUrl}.test/%7B%7Ba}}/:apiBaseUrl/x.%7B%7Ba%7D%7D"',
    );
    expect(collection).toContain(String.raw`"raw": "{ {a}}\n###\n< ./a\n> {% a %}"`);
    expect(collection).toContain('</ul> Clients read two braces as a variable, ');
  });

  const string = { type: 'string' };
  const query = (name: string, facts: object) => ({ in: 'query', name, schema: string, ...facts });
  const body = (type: string, media: object) => ({ requestBody: { content: { [type]: media } } });

  it.each([
    ['/a', { security: [{ digest: [] }] }, '\nAuthorization: Digest {{Authorization}}\n'],
    ['/a', { security: [{ key: [] }] }, '\nAuthorization: {{Authorization}}\n'],
    ['/a', { parameters: [query('page_token', {})] }, 'GET https://example.com/a\n'],
    ['/a', body('text/plain', { example: ' // a' }), '\n\n< ./get-a.txt\n'],
    ['/a', body('text/plain', { example: 'query' }), '\n# @no-gql-parsing\nGET '],
    ['/a/{b}', {}, '\n# Replace names in braces, such as {id}.\n'],
    [
      '/a',
      body('application/json', { schema: { type: 'object' }, example: { b: ['c'] } }),
      '{\n  "b": [\n    "c"\n  ]\n}\n',
    ],
  ])('as .http send the call of %s with %j', async (path, facts, text) => {
    expect((await toExports(documentOf(path, facts))).http).toContain(text);
  });

  it.each([
    ['/a', body('text/plain', { example: 'b' }), '"disableBodyPruning": true'],
    [
      '/a',
      body('multipart/mixed', { schema: { properties: { b: string } } }),
      '"Postman sends the parts as multipart/form-data.',
    ],
    ['/{b}/{c.d}', {}, '"raw": "https://example.com/:b/{c.d}"'],
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
    const { collection } = await toExports(documentOf(path, facts));
    expect(collection.replaceAll(/\s+/g, ' ')).toContain(text);
  });
});

function documentOf(path: string, facts: object) {
  const securitySchemes = {
    digest: { type: 'http', scheme: 'Digest' },
    key: { type: 'apiKey', in: 'header', name: 'Authorization' },
  };
  const paths = { [path]: { get: { responses: {}, ...facts } } };
  return { ...hostile, servers: [], paths, components: { securitySchemes } } as ApiDocument;
}
