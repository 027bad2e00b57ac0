import { splitAddress, toApiPath, toHome } from '../../src/routes/apis';

const ids = ['shop', 'shop-admin'];

it.each([
  ['/shop', 'shop', '/'],
  ['/shop/docs/errors#a', 'shop', '/docs/errors#a'],
  ['/shop-admin?q=a', 'shop-admin', '?q=a'],
  ['/shop-admin/1.0', 'shop-admin', '/1.0'],
])('%s is an address of the API %s', (address, id, rest) => {
  expect(splitAddress(address, ids)).toEqual({ id, rest });
});

it.each(['/shopping', '/docs/shop', 'shop/docs', 'https://x.test/shop', '/'])(
  '%s is an address of no API',
  (address) => expect(splitAddress(address, ids)).toBeUndefined(),
);

it.each([
  ['/', '', '/p/shop'],
  ['/', 'de', '/p/shop/de'],
  ['/#a', 'de', '/p/shop/de#a'],
  ['?q=a', '', '/p/shop?q=a'],
  ['/docs/errors', 'de', '/p/shop/de/docs/errors'],
])('the page %s in the language "%s" is %s', (rest, locale, path) => {
  expect(toApiPath({ id: 'shop', rest }, '/p/', locale)).toBe(path);
});

it.each([
  ['/', '/', '/'],
  ['/de/', '/', '/de'],
  ['/p/', '/p/', '/p/'],
  ['/p/shop/', '/p/', '/p/shop'],
])('the home page of the site %s in the portal %s is %s', (base, portal, home) => {
  expect(toHome(base, portal)).toBe(home);
});
