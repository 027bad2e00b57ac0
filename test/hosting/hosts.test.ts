import { buildHtaccess } from '../../src/hosting/apache';
import { buildCaddyfile } from '../../src/hosting/caddy';
import { buildNginxConfig } from '../../src/hosting/nginx';
import { buildHeadersFile, buildRedirectsFile } from '../../src/hosting/netlify';
import { buildRules, caching, type HostingRules } from '../../src/hosting/rules';

const atRoot = buildRules({ baseUrl: '/', scriptHashes: ['sha256-AAAA'] });
const below = buildRules({ baseUrl: '/my.portal/', scriptHashes: ['sha256-AAAA'] });
const aliased = buildRules({
  baseUrl: '/my.portal/',
  scriptHashes: [],
  aliases: [
    { from: 'docs/old', to: '/my.portal/docs/new' },
    { from: 'docs/odd', to: '/my.portal/docs/a%20b' },
  ],
});

const writers: Readonly<Record<string, (rules: HostingRules) => string>> = {
  nginx: buildNginxConfig,
  Caddy: buildCaddyfile,
  Apache: buildHtaccess,
  'Netlify and Cloudflare': (rules) => buildHeadersFile(rules, []),
};

describe.each(Object.entries(writers))('the rules for %s', (_name, write) => {
  it.each(Object.entries(atRoot.headers))('contain the header %s', (name, value) => {
    const lines = write(atRoot).split('\n');
    expect(lines.filter((line) => line.includes(name) && line.includes(value))).toHaveLength(1);
  });
});

describe.each(Object.entries(writers).slice(0, 3))('%s', (_name, write) => {
  it('contain both kinds of caching', () => {
    expect(write(atRoot)).toContain(caching.assets);
    expect(write(atRoot)).toContain(caching.rest);
  });

  it('show the not-found page for missing files', () => {
    expect(write(atRoot)).toMatch(/404\.html/);
  });

  it('redirect below the base URL', () => {
    expect(write(below)).toMatch(/\/my\.portal\/\$1/);
  });
});

describe('old URLs', () => {
  it.each([
    [
      'nginx',
      buildNginxConfig,
      'location = /my.portal/docs/old { return 301 /my.portal/docs/new$is_args',
    ],
    ['Caddy', buildCaddyfile, '@alias0 path /my.portal/docs/old\n'],
    ['Apache', buildHtaccess, String.raw`RewriteRule "^docs/old\z" /my.portal/docs/new [R=301,L]`],
    ['_redirects', buildRedirectsFile, '/my.portal/docs/old /my.portal/docs/new 301\n'],
  ])(
    'are redirected by %s, unless hosts treat the names of their pages differently',
    (_name, write, rule) => {
      expect(write(aliased)).toContain(rule);
      expect(write(aliased)).not.toContain('odd');
    },
  );
});

it.each([
  ['nginx', buildNginxConfig],
  ['Apache', buildHtaccess],
])('%s matches complete paths only, although its "$" allows a line break', (_name, write) => {
  const patterns = write(aliased).match(/"\^[^"]*"/g) ?? [];
  const rules = patterns.filter((pattern) => !/THE_REQUEST|https|\\S/.test(pattern));
  expect(rules.length).toBeGreaterThan(4);
  expect(rules.filter((pattern) => !pattern.endsWith(String.raw`\z"`))).toEqual([]);
});

describe('the rules for Apache', () => {
  it('keep the host of a request out of redirects', () => {
    expect(buildHtaccess(below)).toContain('ErrorDocument 301 /my.portal/.moved.txt\n');
    expect(buildHtaccess(below)).toContain('Header edit Location "^https?://[^/]+" ""\n');
  });
});

describe('the rules for nginx', () => {
  it('treat the dot of a base URL literally', () => {
    expect(buildNginxConfig(below)).toContain(String.raw`"^/my\.portal/(.*[^/])/+\z"`);
  });

  it('respond with 404 outside the base URL', () => {
    expect(buildNginxConfig(below)).toContain('location / { return 404; }');
    expect(buildNginxConfig(atRoot)).not.toContain('location / {');
  });
});

describe('_headers', () => {
  it('lets browsers cache assets by name, because a pattern would also match missing files', () => {
    const text = buildHeadersFile(below, ['assets/js/main.1.js', 'assets/css/styles.2.css']);
    expect(text.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      '/*',
      '/my.portal/*.md',
      '/my.portal/*.yaml',
      '/my.portal/*.http',
      '/my.portal/.well-known/api-catalog',
      '/my.portal/assets/js/main.1.js',
      '/my.portal/assets/css/styles.2.css',
      '',
    ]);
    expect(text.match(/Cache-Control/g)).toHaveLength(2);
  });

  it('contains no more rules than Cloudflare reads', () => {
    const assets = Array.from({ length: 500 }, (_, index) => `assets/${index}.js`);
    const rules = buildHeadersFile(atRoot, assets).match(/^\//gm);
    expect(rules).toHaveLength(100);
  });
});

describe('_redirects', () => {
  it('redirects files that Cloudflare would serve', () => {
    expect(buildRedirectsFile(atRoot)).toBe(
      '/404 /not-found 302\n/404.html /not-found 302\n/.htaccess /not-found 302\n/.moved.txt /not-found 302\n',
    );
  });

  it('contains the not-found page of a base path for Netlify', () => {
    expect(buildRedirectsFile(below)).toContain('/my.portal/* /my.portal/404.html 404\n');
  });
});
