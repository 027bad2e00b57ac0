import { findTextType, listAccepted } from '../../src/hosting/files';
import { buildRules, toHeaders } from '../../src/hosting/rules';

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
])(
  'the headers of a response for %s with status %d: policies %p, %s',
  (path, status, hasPolicies, cache, vary) => {
    const headers = toHeaders(rules, path, status);
    expect('Content-Security-Policy' in headers).toBe(hasPolicies);
    expect(headers).toMatchObject({ ...rules.headers.all, 'Cache-Control': cache, Vary: vary });
    expect(headers['Allow']).toBe(status === 405 ? 'GET, HEAD' : undefined);
  },
);

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
