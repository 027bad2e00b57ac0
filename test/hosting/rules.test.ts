import { buildRules, findAddressRule, toCacheControl } from '../../src/hosting/rules';

describe('findAddressRule', () => {
  it.each([
    '/example.com',
    '/',
    'docs//introduction',
    'docs\\introduction',
    '\\example.com/',
    'index',
    '404',
    '404.html',
    '_headers',
    '_redirects',
    '.htaccess',
    '.moved.txt',
  ])('returns not-found for %p', (path) => {
    expect(findAddressRule(path)).toEqual({ kind: 'missing' });
  });

  it.each([
    ['docs/introduction/', 'docs/introduction'],
    ['docs/introduction//', 'docs/introduction'],
    ['docs/introduction.html', 'docs/introduction'],
    ['1.0/', '1.0'],
    ['1.0.html', '1.0'],
    ['index.html', ''],
  ])('redirects %p to %p', (path, target) => {
    expect(findAddressRule(path)).toEqual({ kind: 'redirect', path: target });
  });

  it.each(['', 'docs', 'docs/introduction', '1.0', 'docs/index', 'assets/js/main.js', 'a_headers'])(
    'returns nothing for %p',
    (path) => {
      expect(findAddressRule(path)).toBeUndefined();
    },
  );
});

describe('toCacheControl', () => {
  it.each([
    ['assets/js/main.js', 200, 'public, max-age=31536000, immutable'],
    ['assets/js/main.js', 206, 'public, max-age=31536000, immutable'],
    ['assets/js/main.js', 304, 'public, max-age=31536000, immutable'],
    ['assets/js/main.js', 404, 'no-cache'],
    ['docs/assets/a', 200, 'no-cache'],
    ['index.html', 200, 'no-cache'],
  ])('returns for %s with status %d: %s', (path, status, expected) => {
    expect(toCacheControl(path, status)).toBe(expected);
  });
});

describe('the Content-Security-Policy', () => {
  const policy = buildRules({ baseUrl: '/', scriptHashes: ['sha256-AAAA'] }).headers[
    'Content-Security-Policy'
  ]!;

  it('contains no origin and nothing unsafe', () => {
    expect(policy).not.toMatch(/unsafe|https?:|data:|blob:|\*/);
  });

  it.each([
    "default-src 'self'",
    "script-src 'self' 'sha256-AAAA'",
    "style-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ])('contains %s', (directive) => {
    expect(policy.split('; ')).toContain(directive);
  });
});
