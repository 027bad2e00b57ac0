import { strFromU8, unzipSync } from 'fflate';
import { buildDownload } from '../../plugins/endpoint-pages/reference';
import { root } from '../../scripts/lib/paths.mjs';
import type { ApiDocument } from '../../src/api/document';
import { loadDocument } from '../../src/content/document/load';
import { buildHttpFile, listVariables } from '../../src/exports/http';
import { site as ownSite } from './sample';

const site = { ...ownSite, name: 'Shop', authenticationBaseUrl: '', isGiven: true } as const;
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
  const shop = `${root}/examples/shop`;
  const loaded = given
    ? { document: given }
    : await loadDocument(`${shop}/openapi.yaml`, `${shop}/overlay.yaml`);
  const document = loaded.document!;
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
    'Content-Type: multipart/form-data; boundary=boundary\n\n--boundary\nContent-Disposition: form-data; name="picture"; filename="file.bin"\nContent-Type: image/png\n\n< ./file.bin\n--boundary',
  ])('as .http contain %j', async (text) => {
    expect((await toExports()).http).toContain(text);
  });

  it('keep the texts of the document, of which none is a command', async () => {
    const { http, collection } = await toExports(hostile);
    const target = 'https://{apiBaseUrl}.test/%7B%7Ba}}/{apiBaseUrl}/x.%7B%7Ba%7D%7D';
    expect(http).toContain(`POST ${target}\nX-A: { {a}}\n`);
    expect(http).toContain('### Post {{a}}\n# See a.\n# https://p/');
    expect(http).toContain('\n\n{ {a}}\n ###\n < ./a\n > {% a %}\n');
    expect(collection).toContain(
      '"raw": "https://{apiBaseUrl}.test/%7B%7Ba}}/:apiBaseUrl/x.%7B%7Ba%7D%7D"',
    );
    expect(collection).toContain(String.raw`"raw": "{ {a}}\n ###\n < ./a\n > {% a %}"`);
  });
});
