import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openProject, takeProject } from '../../scripts/lib/project';
import { release } from '../../scripts/release';
import { inFolder } from '../support/folder';
import { startServer, type StaticServer } from '../support/server';
import { makeProject, type SiteCopy } from '../support/site-copy';

const toDocument = (title: string) =>
  JSON.stringify({
    openapi: '3.1.1',
    info: { title, version: '1' },
    servers: [{ url: 'https://x.test' }],
    paths: { '/things': { get: { operationId: 'listThings', tags: ['Things'], responses: {} } } },
  });

let copy: SiteCopy;
let server: StaticServer;

beforeAll(async () => {
  copy = await makeProject();
  await copy.write({
    'portal.yaml':
      'name: All\nurl: https://docs.test\nbaseUrl: /p/\ncontent: guides\n' +
      'header: [{ label: Start, href: /docs/start }, { label: Errors, href: /b/docs/errors }]\napis:\n' +
      '  - { id: a, api: a.json, content: pages }\n  - { id: b, api: b.json }\n',
    'a.json': toDocument('Orders'),
    'b.json': toDocument('Links'),
    'guides/start.md': '# Start\n\nSee [the orders](/a/docs/things/list-things).\n',
    'pages/new.md': '---\naliases: [/docs/old]\n---\n\n# New\n\nSee [b](/b).\n',
  });
  await copy.succeed('build.ts');
  server = await startServer(copy.at('build'));
}, 600_000);

afterAll(async () => {
  await server.close();
  await copy.remove();
});

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
const read = async (path: string) => (await get(path)).text();

/** The addresses of all links of a page. */
const linksOf = async (path: string) =>
  [...(await read(path)).matchAll(/<a [^>]*?href="?([^\s">]+)/g)].map(([, href = '']) =>
    href.startsWith('/') ? new URL(href, server.url).pathname : href,
  );

describe('a portal of two APIs', () => {
  it('has a site for each, with links to all from each', async () => {
    for (const [page, links] of [
      ['', ['/p/a', '/p/b', '/p/docs/start', '/p/b/docs/errors']],
      ['docs/start', ['/p/a/docs/things/list-things']],
      ['a/docs/things/list-things', ['/p/', '/p/b', '/p/docs/start', '/p/b/docs/errors']],
      ['a/docs/new', ['/p/b']],
    ] as const) {
      const found = await linksOf(page);
      expect(found).toEqual(expect.arrayContaining([...links]));
      for (const href of new Set(found.filter((one) => one.startsWith('/')))) {
        const { status } = await fetch(new URL(href, server.url));
        expect([href, status]).toEqual([href, 200]);
      }
    }
    expect(await read('docs/start')).toMatch(/<a [^>]*list-things[^>]* target="?_self/);
  });

  it('is one portal for hosts, crawlers and readers of lists', async () => {
    expect((await get('a/docs/old')).headers.get('location')).toBe('/p/a/docs/new');
    const [, script = ''] = /src="?\/p\/(b\/assets\/js\/main[^\s">]+)/.exec(await read('b')) ?? [];
    expect((await get(script)).headers.get('cache-control')).toContain('immutable');
    const policies = ['', 'a', 'b'].map(async (page) => (await get(page)).headers);
    const [first, ...others] = (await Promise.all(policies)).map((headers) =>
      headers.get('content-security-policy'),
    );
    expect(new Set(others)).toEqual(new Set([first]));
    expect(await read('robots.txt')).toContain('Sitemap: https://docs.test/p/b/sitemap.xml');
    expect(await read('b/sitemap.xml')).toContain('<loc>https://docs.test/p/b</loc>');
    expect(await read('llms.txt')).toContain('(https://docs.test/p/a/llms.txt)');
    expect(await read('llms.txt')).not.toContain('openapi.json');
    const catalog = JSON.parse(await read('.well-known/api-catalog')) as { linkset: object[] };
    expect(catalog.linkset).toHaveLength(2);
    for (const site of ['', 'a/', 'b/']) {
      expect((await get(`${site}search/current.json`)).status).toBe(200);
    }
  });

  it('is released with the assets of all sites', async () => {
    await inFolder(async (folder) => {
      await release(copy.at(), folder);
      const facts = await readFile(path.join(folder, 'current/release.json'), 'utf8');
      const { assets } = JSON.parse(facts) as { readonly assets: readonly string[] };
      const folders = assets.map((file) => file.replace(/assets\/.*/, ''));
      expect([...new Set(folders)].sort()).toEqual(['', 'a/', 'b/']);
    });
  });

  it('is worked on whole, or on the API that is named', () => {
    jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: copy.at() });
    expect(() => takeProject(['--api', 'a'], false)).toThrow('Found --api a, expected none');
    expect(() => takeProject(['1.0', '--api'], true)).toThrow(
      'Found --api alone, expected the ID of an API after it.',
    );
    expect(() => openProject()).toThrow(
      'Found no --api, expected the API to work on: --api a or --api b.',
    );
    jest.restoreAllMocks();
  });
});
