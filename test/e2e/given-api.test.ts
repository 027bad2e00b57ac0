import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../scripts/lib/files';
import { root } from '../../scripts/lib/paths.mjs';
import { copySite, type SiteCopy } from '../support/site-copy';

const shop = path.join(root, 'examples/shop');

describe('the portal of a given document', () => {
  let copy: SiteCopy;
  let build = '';
  beforeAll(async () => {
    copy = await copySite();
    build = await copy.build({
      API_DOCUMENT: path.join(shop, 'openapi.yaml'),
      API_OVERLAY: path.join(shop, 'overlay.yaml'),
      CONTENT: path.join(shop, 'pages'),
    });
  });
  afterAll(() => copy.remove());

  const read = (file: string) => readFile(path.join(build, file), 'utf8');

  it.each([
    ['index.html', '<h1>Corner Shop API</h1>'],
    ['index.html', 'Sell tea, cups and gift cards.'],
    ['img/logo.svg', '>C</text>'],
    ['index.html', '<span class=menu__link>Selling</span>'],
    ['docs/introduction.html', 'https://{region}.shop.example.com/{version}'],
    ['docs/authentication.html', 'Send your API key in the header <code>X-Shop-Key</code>.'],
    ['docs/authentication.html', 'https://login.example.com/authorize'],
    ['docs/errors.html', 'A product is sold out.'],
    ['docs/catalog/list-products.html', 'Products with all of these tags.'],
    ['docs/orders/place-order.html', 'Call it when a customer pays.'],
    ['docs/opening-hours.html', 'We answer from Monday to Friday.'],
    ['docs/guides/first-order.html', 'Find a product'],
  ])('%s contains %j', async (file, text) => {
    expect(await read(file)).toContain(text);
  });

  it('contains nothing of the built-in API', async () => {
    const files = (await listFiles(build)).filter((file) =>
      /\.(html|md|txt|json|http)$/.test(file),
    );
    const texts = await Promise.all(files.map(async (file) => [file, await read(file)] as const));
    const words = /music|smart link|campaign|api\.example\.com|api-support|status\.example/i;
    expect(texts.filter(([, text]) => words.test(text)).map(([file]) => file)).toEqual([]);
  });
});
