/** The API of examples/shop, whose servers are the local one, and what tools should send to it. */
import { root } from '../../scripts/lib/paths.mjs';
import type { ApiDocument } from '../../src/openapi/document';
import { toView } from '../../src/openapi/read/index';
import { loadDocument } from '../../src/load/load';
import { site as ownSite } from '../exports/sample';
import { toExpected } from './requests';

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
const encoded = {
  'BASE64_OF_YOUR_USERNAME:YOUR_PASSWORD': btoa(`${entered.username}:${entered.password}`),
};

/** The document. Without a server, it has its own. */
export async function loadShop(server = 'https:/'): Promise<ApiDocument> {
  const shop = `${root}/examples/shop`;
  const { document } = await loadDocument(`${shop}/openapi.yaml`, `${shop}/overlay.yaml`);
  const text = JSON.stringify(document).replaceAll('"url":"https://', `"url":"${server}/`);
  return JSON.parse(text) as ApiDocument;
}

export async function listExpected(server: string) {
  const { categories } = toView(await loadShop(server));
  return categories
    .flatMap(({ endpoints }) => endpoints)
    .filter(({ event }) => event === undefined)
    .map((endpoint) => toExpected(endpoint, encoded));
}
