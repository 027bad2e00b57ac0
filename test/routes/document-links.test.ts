/** Links inside a document, in the notations of other tools. */
import { listInnerLinks, toFindRoute } from '../../src/routes/document-links';
import { documentOf, viewOf } from '../openapi/read';

const post = { operationId: 'addShip', tags: ['Big ships'], responses: {} };
const document = documentOf({
  info: { title: 'Small', version: '1', description: '## Rate limits\n\n```\n# Code\n```\n' },
  tags: [{ name: 'Paging' }, { name: 'Big ships', 'x-displayName': 'Ships over 9 m' }],
  paths: { '/ships/{id}': { post } },
  components: { schemas: { Ship: { type: 'object', properties: { name: { type: 'string' } } } } },
});
const find = toFindRoute(viewOf(document), document);

it.each([
  ['#tag/Paging', '/endpoints/paging'],
  ['#tag/Big-ships', '/endpoints/big-ships'],
  ['#tag/Big%20ships', '/endpoints/big-ships'],
  ['#/Paging', '/endpoints/paging'],
  ['#operation/addShip', '/docs/big-ships/add-ship'],
  ['#/operations/addShip', '/docs/big-ships/add-ship'],
  ['#tag/Big-ships/operation/addShip', '/docs/big-ships/add-ship'],
  ['#/Big%20ships/addShip', '/docs/big-ships/add-ship'],
  ['#/paths/~1ships~1%7Bid%7D/post', '/docs/big-ships/add-ship'],
  ['#tag/Big-ships/paths/~1ships~1{id}/post', '/docs/big-ships/add-ship'],
  ['#/paths/~1ships~1{id}', '/docs/big-ships/add-ship'],
  ['#tag/big-ships/POST/ships/{id}', '/docs/big-ships/add-ship'],
  ['#/components/schemas/Ship', '/docs/schemas/ship'],
  ['#/schemas/Ship', '/docs/schemas/ship'],
  ['#section/Rate-limits', '/docs/introduction#section/rate-limits'],
  ['#section/All/Rate-limits', '/docs/introduction#section/rate-limits'],
  ['#description/rate-limits', '/docs/introduction#section/rate-limits'],
  ['#rate-limits', '/docs/introduction#section/rate-limits'],
  ['#section/Authentication/key', '/docs/authentication'],
  ['#section/Code', undefined],
  ['#tag/None', undefined],
  ['#operation/none', undefined],
  ['#/paths/~1ships/get', undefined],
  ['#%', undefined],
  ['/guide', undefined],
  ['', undefined],
])('the link %j leads to %j', (href, route) => {
  expect(find(href)).toBe(route);
});

it('lists links that lead neither to other sites nor to headings of the text', () => {
  const text =
    '# A b\n[a](#a-b) [b](https://b.test) [c](#tag/C "c") [d](<e.md>) <a href="#f">f</a>';
  expect(listInnerLinks(text)).toEqual(['#tag/C', 'e.md', '#f']);
});
