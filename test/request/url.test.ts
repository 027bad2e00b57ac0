import type { HttpRequest } from '../../src/request/model';
import { buildPath, toPairs, toTarget, toUrl } from '../../src/request/build';
import { encode, encodePairs } from '../../src/request/encode';
import { toFields } from '../support/entry';
import { parameter } from './sample';

it.each([
  ['AZaz09-._~', 'AZaz09-._~'],
  [' +/%2F', '%20%2B%2F%252F'],
  [`!'()*`, '%21%27%28%29%2A'],
  ['\næ🎵', '%0A%C3%A6%F0%9F%8E%B5'],
  ['a\ud800b', 'a%EF%BF%BDb'],
])('encode encodes %j as %s, as RFC 3986 says', (text, encoded) => {
  expect(encode(text)).toBe(encoded);
});

const template = 'boards/{boardId}/links/{linkId}';
const parameters = toFields([parameter('boardId', 'string'), parameter('linkId', 'string')]);
it.each([
  ['fills the placeholders', { boardId: 'b1', linkId: 'l1' }, '/boards/b1/links/l1'],
  ['keeps a placeholder without a value', { linkId: 'l1' }, '/boards/{boardId}/links/l1'],
  ['keeps all placeholders of an empty form', undefined, `/${template}`],
  ['escapes a slash', { boardId: 'a/b', linkId: 'l.1' }, '/boards/a%2Fb/links/l.1'],
  [
    'fills in text that looks like a pattern',
    { boardId: '$&', linkId: '{boardId}' },
    '/boards/%24%26/links/%7BboardId%7D',
  ],
])('buildPath %s', (_name, values, path) => {
  expect(buildPath(template, toPairs(parameters, values))).toBe(path);
});

const dots = ['.', '..', '%2e', '.%2e', ' ..', '.. ', '..%2f', '../..', '..\\x', '\t..', '...'];
it.each(dots)('buildPath calls the same resource with the value %j', (linkId) => {
  const path = buildPath(template, toPairs(parameters, { boardId: 'b', linkId }));
  const { pathname } = new URL(`https://api.example${path}`);
  expect(decodeURI(pathname).split('/')).toHaveLength(5);
  expect(pathname).toMatch(/^\/boards\/b\/links\/[^/]+$/);
  if (/^\.{1,2}$/.test(linkId)) expect(path).toBe('/boards/b/links/{linkId}');
});

it('buildPath keeps the placeholders of a part that would be dots', () => {
  expect(
    buildPath('a/{b}{c}', [
      ['b', '.'],
      ['c', '.'],
    ]),
  ).toBe('/a/{b}{c}');
});

const request: HttpRequest = {
  method: 'GET',
  baseUrl: 'https://api.example.com',
  path: '/boards/a%2Fb',
  query: [],
  headers: [],
};

it('the URL of a request has no question mark without a query', () => {
  expect(toUrl(request)).toBe('https://api.example.com/boards/a%2Fb');
});

it('the URL of a request encodes a space as %20 and a plus as %2B, also in names', () => {
  const query = [
    ['ti tle', 'a b+c&d=e'],
    ['page', '0'],
  ] as const;
  expect(encodePairs(query)).toBe('ti%20tle=a%20b%2Bc%26d%3De&page=0');
  const fields = toFields([parameter('ti tle', 'string'), parameter('page', 'integer')]);
  const encoded = toPairs(fields, Object.fromEntries(query));
  expect(toTarget({ ...request, query: encoded })).toBe(
    '/boards/a%2Fb?ti%20tle=a%20b%2Bc%26d%3De&page=0',
  );
});
