/** The API of examples/shop, whose servers are the local one, and what tools should send to it. */
import { root } from '../../scripts/lib/paths.mjs';
import type { ApiDocument } from '../../src/openapi/document';
import { toView } from '../../src/openapi/read/index';
import { loadDocument } from '../../src/load/load';
import { buildRequest, toTarget } from '../../src/request/build';
import { encodePairs } from '../../src/request/encode';
import type { Part, RequestBody } from '../../src/request/model';
import { toEnteredValues } from '../../src/request/shown';
import { site as ownSite } from '../exports/sample';
import type { ReceivedRequest } from '../support/loopback';
import { toSent } from './requests';

export const site = { ...ownSite, name: 'Shop', authenticationBaseUrl: '', isGiven: true } as const;

/** What a reader enters, which is what samples show. */
export const entered = {
  X_Shop_Key: 'YOUR_API_KEY',
  staff: 'YOUR_API_KEY',
  accessToken: 'YOUR_ACCESS_TOKEN',
  username: 'YOUR_USERNAME',
  password: 'YOUR_PASSWORD',
};

/** Samples show which text to encode. Tools encode it. */
const unencoded = 'BASE64_OF_YOUR_USERNAME:YOUR_PASSWORD';
const encoded = btoa(`${entered.username}:${entered.password}`);

export const fileContent = 'The content of a file.\n###\n';

/** The document. Without a server, it has its own. */
export async function loadShop(server = 'https:/'): Promise<ApiDocument> {
  const shop = `${root}/examples/shop`;
  const { document } = await loadDocument(`${shop}/openapi.yaml`, `${shop}/overlay.yaml`);
  const text = JSON.stringify(document).replaceAll('"url":"https://', `"url":"${server}/`);
  return JSON.parse(text) as ApiDocument;
}

/** The requests of samples. Tools encode the braces of a path. */
export async function listExpected(server: string) {
  const { categories } = toView(await loadShop(server));
  const endpoints = categories.flatMap((category) => category.endpoints);
  return endpoints
    .filter(({ event }) => event === undefined)
    .map((endpoint) => buildRequest(endpoint, toEnteredValues(endpoint, endpoint.example)))
    .map((request) => ({
      method: request.method,
      target:
        new URL(request.baseUrl).pathname + encodeURI(toTarget(request)).replaceAll('%25', '%'),
      headers: Object.fromEntries(
        request.headers.map(([name, one]) => [name.toLowerCase(), one.replace(unencoded, encoded)]),
      ),
      body: toContent(request.body),
    }));
}

function toContent(body: RequestBody | undefined): unknown {
  switch (body?.kind) {
    case 'json':
      return body.json;
    case 'form':
      return encodePairs(body.fields);
    case 'multipart':
      return body.parts.map(toContentOfPart);
    default:
      return body?.kind === 'text' ? body.text : '';
  }
}

function toContentOfPart(part: Part): readonly string[] {
  const type = part.mediaType ?? '';
  return 'text' in part ? [part.name, part.text] : [part.name, part.file, type, fileContent];
}

/** What the server received, in the form of the expected requests. */
export async function readReceived(received: ReceivedRequest) {
  const { method, target, headers } = toSent({ ...received, body: '' });
  const { 'content-type': type = '' } = headers;
  const [mediaType = ''] = type.split(';');
  const body = await readBody(received.body, type);
  return {
    method,
    target,
    headers: { ...headers, ...(type && { 'content-type': mediaType }) },
    body,
  };
}

async function readBody(text: string, type: string): Promise<unknown> {
  if (type === 'application/json') return JSON.parse(text);
  if (!type.startsWith('multipart/')) return text;
  const parts = await new Response(text, { headers: { 'Content-Type': type } }).formData();
  return Promise.all(
    [...parts].map(async ([name, part]) =>
      typeof part === 'string' ? [name, part] : [name, part.name, part.type, await part.text()],
    ),
  );
}
