import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askAll, findLinks } from '../../scripts/check-links';

let server: http.Server;
let url = '';
let asked: string[] = [];

const manners = { pause: 5, timeout: 200, retries: 2 };

const statusOf = (request: http.IncomingMessage): number => {
  switch (request.url) {
    case '/ok':
      return 200;
    case '/moved':
      return 301;
    case '/closed':
      return 403;
    case '/get-only':
      return request.method === 'GET' ? 200 : 405;
    case '/broken':
      return 500;
    case '/busy-first':
      return asked.length <= 2 ? 503 : 200;
    default:
      return 404;
  }
};

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/slow') return;
    response
      .writeHead(statusOf(request), request.url === '/moved' ? { location: '/ok' } : {})
      .end();
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
  ['/ok', undefined, ['HEAD /ok']],
  ['/moved', undefined, ['HEAD /moved', 'HEAD /ok']],
  ['/gone', 'responds with 404', ['HEAD /gone', 'GET /gone']],
  ['/closed', undefined, ['HEAD /closed']],
  ['/get-only', undefined, ['HEAD /get-only', 'GET /get-only']],
  ['/busy-first', undefined, ['HEAD /busy-first', 'GET /busy-first', 'HEAD /busy-first']],
  [
    '/broken',
    'responds with 500',
    Array.from({ length: 3 }, () => ['HEAD /broken', 'GET /broken']).flat(),
  ],
  [
    '/slow',
    expect.stringMatching(/^cannot be reached \(.*timeout/),
    Array.from({ length: 3 }, () => 'HEAD /slow'),
  ],
])('a link to %s is checked', async (page, problem, questions) => {
  expect((await askAll([url + page], manners)).get(url + page)).toEqual(problem);
  expect(asked).toEqual(questions);
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
  ];
  await writeFile(path.join(folder, 'docs/page.mdx'), page.join('\n'));
  await writeFile(path.join(folder, 'docs/reference/made.mdx'), '[g](https://g.test)');
  await writeFile(path.join(folder, 'src/catalogue/a.ts'), "text: '[h](https://h.test).'");
  expect(Object.fromEntries(await findLinks(folder))).toEqual({
    'https://a.test/x': ['docs/page.mdx:1', 'docs/page.mdx:2'],
    'https://b.test': ['docs/page.mdx:1'],
    'https://d.test/?q=1': ['docs/page.mdx:3'],
    'https://h.test': ['src/catalogue/a.ts:1'],
  });
  await rm(folder, { recursive: true });
});
