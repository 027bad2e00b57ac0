import { splitAddress, toApiPath, toHome } from '../../src/routes/apis';

const ids = ['shop', 'shop-admin'];

it.each<readonly [string, object | undefined]>([
  ['/shop', { id: 'shop', rest: '/' }],
  ['/shop/docs/errors#a', { id: 'shop', rest: '/docs/errors#a' }],
  ['/shop-admin?q=a', { id: 'shop-admin', rest: '?q=a' }],
  ['/shop-admin/1.0', { id: 'shop-admin', rest: '/1.0' }],
  ...['/shopping', '/docs/shop', 'shop/docs', 'https://x.test/shop', '/'].map(
    (address) => [address, undefined] as const,
  ),
])('%s is an address of the API %j', (address, expected) => {
  expect(splitAddress(address, ids)).toEqual(expected);
});

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
