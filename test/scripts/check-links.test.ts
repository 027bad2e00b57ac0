import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askAll, findLinks } from '../../scripts/check-links';

let server: http.Server;
let url = '';
let asked: string[] = [];

const manners = { pause: 5, timeout: 1000 };

/** The status codes of the paths, the last one for all further requests. */
const statuses: Readonly<Record<string, readonly number[]>> = {
  '/ok': [200],
  '/moved': [301],
  '/closed': [403],
  '/get-only': [405, 200],
  '/busy-first': [503, 503, 200],
  '/broken': [500],
};

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const { url: target = '' } = request;
    const list = statuses[target] ?? [404];
    const status = list[asked.length] ?? list.at(-1) ?? 404;
    asked.push(`${request.method} ${target}`);
    if (target === '/slow') return;
    response.writeHead(status, target === '/moved' ? { location: '/ok' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

it.each([
  ['/ok', undefined, ['HEAD']],
  ['/closed', undefined, ['HEAD']],
  ['/get-only', undefined, ['HEAD', 'GET']],
  ['/busy-first', undefined, ['HEAD', 'GET', 'GET']],
  ['/gone', 'responds with 404', ['HEAD', 'GET', 'GET']],
  ['/broken', 'responds with 500', ['HEAD', 'GET', 'GET']],
  ['/slow', expect.stringMatching(/^cannot be reached \(.*timeout/), ['HEAD', 'GET', 'GET']],
])('a link to %s is checked', async (page, problem, methods) => {
  expect((await askAll([url + page], manners)).get(url + page)).toEqual(problem);
  expect(asked).toEqual(methods.map((method) => `${method} ${page}`));
});

it('a link is followed to its new URL', async () => {
  expect(await askAll([`${url}/moved`], manners)).toEqual(new Map());
});

it('a link is reported if no server listens', async () => {
  const problems = await askAll(['http://127.0.0.1:1/'], manners);
  expect([...problems.values()]).toEqual([expect.stringMatching(/^cannot be reached \(/)]);
});

it('links are found with their lines, except in examples and code', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'links-'));
  await mkdir(path.join(folder, 'docs/reference'), { recursive: true });
  await mkdir(path.join(folder, 'src/catalogue'), { recursive: true });
  const page = [
    '[a](https://a.test/x) and [b](https://b.test)',
    '<a href="https://a.test/x">a</a> `[c](https://c.test)`',
    '[d]: https://d.test/?q=1',
    '[e](https://api.example.com/v1)',
    '```md\n[f](https://f.test)\n```',
    'https://bare.test/x {/* [i](https://i.test) */}',
    '[j](https://j.test/a_(b)?c=1&amp;d=2)',
  ];
  await writeFile(path.join(folder, 'docs/page.mdx'), page.join('\n'));
  await writeFile(path.join(folder, 'docs/reference/made.mdx'), '[g](https://g.test)');
  await writeFile(path.join(folder, 'src/catalogue/a.ts'), "text: '[h](https://h.test).'");
  expect(Object.fromEntries(await findLinks(folder))).toEqual({
    'https://a.test/x': ['docs/page.mdx:1', 'docs/page.mdx:2'],
    'https://b.test': ['docs/page.mdx:1'],
    'https://d.test/?q=1': ['docs/page.mdx:3'],
    'https://bare.test/x': ['docs/page.mdx:8'],
    'https://j.test/a_(b)?c=1&d=2': ['docs/page.mdx:9'],
    'https://h.test': ['src/catalogue/a.ts:1'],
  });
  await rm(folder, { recursive: true });
});
