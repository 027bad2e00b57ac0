import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readRules } from '../../scripts/lib/hosting.mjs';
import { caching, type HostingRules } from '../../src/hosting/rules';
import { request } from '../support/request';
import { type Host, hostNames, startHost } from './servers';
import { readSites } from './sites';

/**
 * Paths relative to the base URL, and the response of all hosts: status, then target or first
 * words.
 */
const answers = [
  ['', '200 page'],
  ['?from=mail', '200 page'],
  ['docs/introduction', '200 page'],
  ['docs/introduction?a=/', '200 page'],
  ['docs/authentication', '200 page'],
  ['docs/authentication/generate-token', '200 page'],
  ['search', '200 page'],
  ['1.0', '200 page'],
  ['1.0/docs/introduction', '200 page'],
  ['search-index.json', '200 application/json'],
  ['sitemap.xml', '200 text/xml'],
  ['img/favicon.svg', '200 image/svg+xml'],
  ['index.md', '200 text/markdown; charset=utf-8'],
  ['docs/introduction.md', '200 text/markdown; charset=utf-8'],
  ['docs/authentication/generate-token.md', '200 text/markdown; charset=utf-8'],
  ['1.0/docs/introduction.md', '200 text/markdown; charset=utf-8'],
  ['openapi.json', '200 application/json'],
  ['openapi.yaml', '200 application/yaml'],
  ['1.0/openapi.json', '200 application/json'],
  ['requests.http', '200 text/plain; charset=utf-8'],
  ['llms.txt', '200 text/plain; charset=utf-8'],
  ['.well-known/api-catalog', '200 application/linkset+json; profile='],
  ['docs/nowhere.md', '404 page'],
  ['docs/introduction.md%0a', '404 page'],
  ['docs', '404 page'],
  ['docs/campaigns', '404 page'],
  ['nowhere', '404 page'],
  ['docs/two%20words', '404 page'],
  ['1.0/nowhere', '404 page'],
  ['2.0', '404 page'],
  ['2.0/docs/introduction', '404 page'],
  ['assets', '404 page'],
  ['assets/js/main.00000000.js', '404 page'],
  ['assets/css/missing.css', '404 page'],
  ['img/missing.svg', '404 page'],
  ['index', '404 page'],
  ['404', '404 page'],
  ['404.html', '404 page'],
  ['_headers', '404 page'],
  ['%5fheaders', '404 page'],
  ['_redirects', '404 page'],
  ['.moved.txt', '404 page'],
  ['docs/introduction%0a', '404 page'],
  ['docs/introduction%0d%0a', '404 page'],
  ['docs/introduction/%0a', '404 page'],
  ['docs/introduction.html%0a', '404 page'],
  ['%0adocs/introduction', '404 page'],
  ['search-index.json%0a', '404 page'],
  ['docs//introduction', '404 page'],
  ['/example.com', '404 page'],
  ['/example.com/', '404 page'],
  ['%5cexample.com/', '404 page'],
  ['docs/introduction/', '301 docs/introduction'],
  ['docs/introduction//?page=1&page=2', '301 docs/introduction?page=1&page=2'],
  ['docs/a%20b/', '301 docs/a%20b'],
  ['1.0/', '301 1.0'],
  ['nowhere/', '301 nowhere'],
  ['docs/introduction.html', '301 docs/introduction'],
  ['docs/introduction.html?page=1', '301 docs/introduction?page=1'],
  ['1.0.html', '301 1.0'],
  ['index.html', '301 '],
] as const;

const types: Readonly<Record<string, string>> = {
  page: 'text/html',
  'text/xml': '(text|application)/xml',
};

describe.each(hostNames)('a portal served by %s', (name) => {
  describe.each(readSites())('with the portal at $baseUrl', (site) => {
    const { baseUrl } = site;
    let host: Host;
    let rules: HostingRules;

    beforeAll(async () => {
      host = await startHost(name, site);
      rules = await readRules(path.join(site.folder, 'build'));
    });
    afterAll(() => host.close());

    /** Requests a path, and expects the headers of the rules. */
    async function ask(route: string, headers: Record<string, string> = {}) {
      const answer = await request(host, route, { headers });
      const names = Object.keys(rules.headers);
      const sent = names.map((header) => [header, answer.headers[header.toLowerCase()]]);
      expect(Object.fromEntries(sent)).toEqual(rules.headers);
      return answer;
    }

    it.each(answers)('responds to %p with %s', async (route, expected) => {
      const { status, headers } = await ask(baseUrl + route);
      expect(headers['cache-control']).toBe(caching.rest);
      const [, code, rest = ''] = /^(\d+) (.*)$/.exec(expected) ?? [];
      expect(status).toBe(Number(code));
      if (code === '301') expect(headers.location).toBe(baseUrl + rest);
      else {
        const type = types[rest] ?? rest.replace('+', '\\+');
        expect(headers['content-type']).toMatch(new RegExp(`^${type}`));
      }
    });

    it.each(answers.filter(([, expected]) => expected.startsWith('301')))(
      'redirects %p correctly for any host and protocol in the request',
      async (route, expected) => {
        const { status, headers } = await ask(baseUrl + route, {
          ...{ host: 'elsewhere.example:99', 'x-forwarded-proto': 'https' },
          ...{ 'x-forwarded-host': 'elsewhere.example', range: 'bytes=0-1', 'if-none-match': '*' },
        });
        expect(`${status} ${headers.location?.slice(baseUrl.length)}`).toBe(expected);
        expect(headers.location?.slice(0, baseUrl.length)).toBe(baseUrl);
      },
    );

    it('lets browsers cache all assets', async () => {
      const build = path.join(site.folder, 'build');
      const files = readdirSync(path.join(build, 'assets'), { recursive: true }) as string[];
      const assets = files.filter((file) => path.extname(file) !== '');
      const kept = await Promise.all(
        assets.map(async (file) => {
          const { status, headers } = await ask(`${baseUrl}assets/${file}`);
          return [status, headers['cache-control']];
        }),
      );
      expect(kept.length).toBeGreaterThan(50);
      expect(new Set(kept.map(String))).toEqual(new Set([`200,${caching.assets}`]));
    });

    it.each(['docs/introduction', 'search-index.json'])(
      'responds to %s with 304',
      async (route) => {
        const { headers } = await ask(baseUrl + route);
        const { etag = '' } = headers;
        const again = await ask(baseUrl + route, { 'if-none-match': etag });
        expect([again.status, again.headers['cache-control']]).toEqual([304, caching.rest]);
      },
    );

    it('responds with the same 404 to conditional and partial requests', async () => {
      const conditions = { 'if-none-match': '*', range: 'bytes=0-9' };
      const { status, body } = await ask(`${baseUrl}nowhere`, conditions);
      expect([status, body.includes('Oops! Page not found')]).toEqual([404, true]);
    });

    it.each(['../package.json', '..%2f..%2fhosts/nginx.conf', '.htaccess', '%2ehtaccess'])(
      'does not serve %s',
      async (route) => {
        const { status } = await request(host, baseUrl + route);
        expect([400, 403, 404]).toContain(status);
      },
    );

    it.each([
      ['text/markdown', true],
      ['text/markdown, text/html;q=0.9, */*;q=0.8', true],
      ['application/json, Text/Markdown;q=0.5', true],
      ['*/*', false],
      ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
      ['text/html, text/markdown;q=0.9', false],
      ['text/markdown;q=0, text/html', false],
    ])('responds to pages with "Accept: %s" in Markdown: %p', async (accept, isMarkdown) => {
      for (const route of ['', 'docs/introduction', '1.0', '1.0/docs/introduction']) {
        const { status, headers } = await ask(baseUrl + route, { accept });
        const [type] = headers['content-type']?.split(';') ?? [];
        expect([route, status, type]).toEqual([
          route,
          200,
          isMarkdown ? 'text/markdown' : 'text/html',
        ]);
        expect(headers.vary).toMatch(/\bAccept(,|$)/i);
      }
    });

    it('responds to a request for Markdown with what exists', async () => {
      const accept = 'text/markdown';
      const answers = [
        await ask(`${baseUrl}nowhere`, { accept }),
        await ask(`${baseUrl}img/favicon.svg`, { accept }),
        await ask(`${baseUrl}openapi.json`, { accept }),
      ];
      expect(
        answers.map(({ status, headers }) => [status, headers['content-type']?.split(';')[0]]),
      ).toEqual([
        [404, 'text/html'],
        [200, 'image/svg+xml'],
        [200, 'application/json'],
      ]);
    });

    it('compresses pages and scripts', async () => {
      for (const route of ['docs/introduction', 'search-index.json', 'docs/introduction.md']) {
        const { headers } = await ask(baseUrl + route, { 'accept-encoding': 'gzip' });
        expect(headers['content-encoding']).toBe('gzip');
      }
    });

    if (baseUrl !== '/') {
      it.each(['', '?a=b&c=%20d'])('redirects an old URL with the query %p', async (query) => {
        const { status, headers } = await ask(`${baseUrl}docs/old/failures${query}`, {
          host: 'elsewhere.example',
        });
        expect([status, headers.location]).toEqual([301, `/portal/docs/errors${query}`]);
      });

      it('does not redirect an old URL with a line break after it', async () => {
        const { status } = await ask(`${baseUrl}docs/old/failures%0a`);
        expect(status).toBe(404);
      });

      it('serves only a redirect outside the base URL', async () => {
        for (const route of ['/', '/docs/introduction', '/index.html', '/portals/']) {
          // Apache responds to the empty root folder with 403.
          const { status } = await request(host, route);
          expect([403, 404]).toContain(status);
        }
        const { status, headers } = await request(host, '/portal?a=b', {
          headers: { host: 'elsewhere.example' },
        });
        expect([status, headers.location]).toEqual([301, '/portal/?a=b']);
        expect((await request(host, '/portal%0a')).status).toBe(404);
      });
    }
  });
});
