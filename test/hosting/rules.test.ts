import { findAddressRule, toOddPattern } from '../../src/hosting/addresses';
import { findTextType, listAccepted } from '../../src/hosting/files';
import { buildRules, toHeaders } from '../../src/hosting/rules';

it.each([
  ...['index', '404', '404.html', '_headers', '.htaccess', '.moved.txt', 'index.html.gz'],
  ...['assets/js/main.1.js.br', '.well-known/api-catalog.gz'],
])('%s is missing, although there can be a file', (path) => {
  expect(findAddressRule(path)).toEqual({ kind: 'missing' });
});

it.each([
  ['docs/introduction/', 'docs/introduction'],
  ['docs/introduction//', 'docs/introduction'],
  ['docs/introduction.html', 'docs/introduction'],
  ['1.0.html', '1.0'],
  ['index.html', ''],
])('%s redirects to "%s"', (path, target) => {
  expect(findAddressRule(path)).toEqual({ kind: 'redirect', path: target });
});

it.each(['', 'docs', '1.0', 'docs/index', 'assets/js/main.js', 'assets/a.tar.gz', 'a_headers'])(
  'no rule applies to "%s"',
  (path) => {
    expect(findAddressRule(path)).toBeUndefined();
  },
);

describe('a URL that no file has', () => {
  const isOdd = (url: string, baseUrl = '/') => new RegExp(`^${toOddPattern(baseUrl)}`).test(url);

  it.each([
    ...['//', '//example.com', '/docs//introduction', '/\\example.com', '/%5cexample.com'],
    ...['/..', '/docs/../a', '/docs/./a', '/docs/..', '/docs/%2e%2E/a', '/docs/.%2e?a'],
    ...['/docs%2fa', '/..%2Fa', '/%00', '/a%0a', '/a%1F', '/a%7f'],
  ])('includes %s', (url) => {
    expect([isOdd(url), isOdd(`/my.portal${url}`, '/my.portal/')]).toEqual([true, true]);
  });

  it.each([
    ...['/', '/docs/introduction', '/docs/introduction//', '/.well-known/api-catalog', '/1.0'],
    ...['/docs/...', '/a..b/c', '/docs/a?b=//c/../d%2f%00', '/a%20b', '/%C3%A9'],
  ])('does not include %s', (url) => {
    expect([isOdd(url), isOdd(`/my.portal${url}`, '/my.portal/')]).toEqual([false, false]);
  });

  it('is below the base URL', () => {
    expect(isOdd('/myXportal//a', '/my.portal/')).toBe(false);
  });
});

it.each([
  ['docs/a.html', 'text/html; charset=utf-8'],
  ['healthz', 'application/json'],
  ['docs/healthz', undefined],
  ['img/a.png', undefined],
  ['assets/a.tar.gz', undefined],
  ['a.constructor', undefined],
])('the media type of %s is %s', (path, type) => {
  expect(findTextType(path)).toBe(type);
});

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['br; q=0.001', ['br']],
  ['brotli, xgzip, *', []],
])('"Accept-Encoding: %s" accepts %j', (header, names) => {
  expect(listAccepted(header).map(({ name }) => name)).toEqual(names);
});

describe('the headers of a response', () => {
  const rules = buildRules({ baseUrl: '/', scriptHashes: [] });
  const immutable = 'public, max-age=31536000, immutable';

  it.each([
    ['assets/js/main.js', 200, false, immutable, 'Accept-Encoding'],
    ['assets/js/main.js', 206, false, 'no-cache', 'Accept-Encoding'],
    ['assets/js/main.js', 404, true, 'no-cache', 'Accept, Accept-Encoding'],
    ['assets/drawing.svg', 304, true, immutable, 'Accept, Accept-Encoding'],
    ['docs/assets/a', 200, false, 'no-cache', 'Accept-Encoding'],
    ['index.md', 200, false, 'no-cache', 'Accept, Accept-Encoding'],
    ['index.html', 304, true, 'no-cache', 'Accept, Accept-Encoding'],
    ['', 301, true, 'no-cache', 'Accept, Accept-Encoding'],
    ['', 405, true, 'no-cache', 'Accept, Accept-Encoding'],
  ])('for %s with status %d: policies %p, %s', (path, status, hasPolicies, cache, vary) => {
    const headers = toHeaders(rules, path, status);
    expect('Content-Security-Policy' in headers).toBe(hasPolicies);
    expect(headers).toMatchObject({ ...rules.headers.all, 'Cache-Control': cache, Vary: vary });
    expect(headers['Allow']).toBe(status === 405 ? 'GET, HEAD' : undefined);
  });
});

describe('the Content-Security-Policy', () => {
  const toPolicy = (scriptUrl?: string) => {
    const rules = buildRules({ baseUrl: '/', scriptHashes: ['sha256-AAAA'], scriptUrl });
    return rules.headers.documents['Content-Security-Policy']!.split('; ');
  };

  it('contains no origin and nothing unsafe', () => {
    expect(toPolicy().join(' ')).not.toMatch(/unsafe|https?:|data:|blob:|\*/);
    expect(toPolicy()).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'sha256-AAAA'",
        "style-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
  });

  it('allows the origin of the script of the operator for scripts and requests only', () => {
    const policy = toPolicy('https://stats.test:8443/a.js?b=c');
    expect(policy.filter((directive) => !toPolicy().includes(directive))).toEqual([
      "script-src 'self' 'sha256-AAAA' https://stats.test:8443",
      "connect-src 'self' https://stats.test:8443",
    ]);
  });
});
