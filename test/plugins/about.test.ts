import { buildAbout } from '../../plugins/endpoint-pages/about';
import type { ApiDocument } from '../../src/api/document';

it('has the first paragraph of the description on the home page, without marks', () => {
  const description = '# Shop\n\nThe **API** of\nthe [shop](https://shop.test).\n\nMore.';
  const info = { title: 'Shop', version: '1', description };
  const document: ApiDocument = { openapi: '3.1.1', info, paths: {} };
  expect(buildAbout(document).summary).toBe('The API of the shop.');
});
