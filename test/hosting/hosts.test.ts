import { buildApacheSnippet, buildHtaccess } from '../../src/hosting/apache';
import { buildCaddyfile, buildCaddySnippet } from '../../src/hosting/caddy';
import { caching } from '../../src/hosting/headers';
import { buildNginxExample, buildNginxSnippet } from '../../src/hosting/nginx';
import { buildHeadersFile, buildRedirectsFile } from '../../src/hosting/netlify';
import { buildRules, type HostingRules } from '../../src/hosting/rules';

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
  nginx: buildNginxSnippet,
  Caddy: buildCaddySnippet,
  Apache: buildHtaccess,
  'Netlify and Cloudflare': (rules) => buildHeadersFile(rules, []),
};

describe.each(Object.entries(writers))('the rules for %s', (_name, write) => {
  it.each(Object.entries({ ...atRoot.headers.all, ...atRoot.headers.documents }))(
    'contain the header %s',
    (name, value) => {
      const lines = write(atRoot).split('\n');
      expect(lines.filter((line) => line.includes(name) && line.includes(value))).not.toEqual([]);
    },
  );
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
      buildNginxSnippet,
      'location = /my.portal/docs/old { return 301 /my.portal/docs/new$is_args',
    ],
    ['Caddy', buildCaddySnippet, '@alias0 path /my.portal/docs/old\n'],
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
  ['nginx', buildNginxSnippet],
  ['Apache', buildHtaccess],
])('%s matches complete paths only, although its "$" allows a line break', (_name, write) => {
  const lines = write(aliased).split('\n');
  const rules = lines.flatMap(
    (line) => /^\s*(?:location ~|RewriteRule) "([^"]*)"/.exec(line)?.[1] ?? [],
  );
  const variants = rules.filter((rule) => rule.startsWith('^(('));
  expect(rules.length).toBeGreaterThan(4);
  expect(rules.filter((rule) => !rule.endsWith(String.raw`\z`))).toEqual(variants);
});

describe('what operators include', () => {
  it.each([
    ['nginx', buildNginxSnippet, /\b(?:server|listen|server_name|root|ssl_\w+) /],
    ['Caddy', buildCaddySnippet, /^\s*(?:root|tls|bind)\b|^:/m],
    ['Apache', buildApacheSnippet, /Listen|ServerName|DocumentRoot|VirtualHost|SSL/],
  ])('leaves address, name, folder and TLS to them with %s', (_name, write, theirs) => {
    expect(write(atRoot).replace(/^#.*$/gm, '')).not.toMatch(theirs);
  });

  it.each([
    ['nginx', buildNginxExample, 'include snippets/portal.conf;'],
    ['Caddy', buildCaddyfile, 'import portal.caddy'],
  ])('is included by the example for %s', (_name, write, line) => {
    expect(write(atRoot)).toContain(line);
  });

  it('changes nothing outside the base URL with nginx', () => {
    const top = buildNginxSnippet(below).match(/^[^ #}\n].*$/gm) ?? [];
    expect(top.filter((line) => !/^(?:set|if) /.test(line))).toEqual([
      'location = /my.portal {',
      'location ^~ /my.portal/ {',
    ]);
  });
});

describe('the rules for Apache', () => {
  it('keep the host of a request out of redirects', () => {
    expect(buildHtaccess(below)).toContain('ErrorDocument 301 /my.portal/.moved.txt\n');
    expect(buildHtaccess(below)).toContain('Header edit Location "^https?://[^/]+" ""\n');
  });
});

describe('the rules for nginx', () => {
  it('treat the dot of a base URL literally', () => {
    expect(buildNginxSnippet(below)).toContain(String.raw`"^/my\.portal/(.*[^/])/+\z"`);
  });

  it('respond with 404 outside the base URL, in the example', () => {
    expect(buildNginxExample(below)).toContain('location / { return 404; }');
    expect(buildNginxExample(atRoot)).not.toContain('location / {');
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
      '/my.portal/healthz',
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
      '/404 /not-found 302\n/404.html /not-found 302\n/.htaccess /not-found 302\n/.moved.txt /not-found 302\n/.rejected.txt /not-found 302\n',
    );
  });

  it('contains the not-found page of a base path for Netlify', () => {
    expect(buildRedirectsFile(below)).toContain('/my.portal/* /my.portal/404.html 404\n');
  });
});
