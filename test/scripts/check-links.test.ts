import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askAll } from '../../scripts/check-links/ask.mjs';
import { findLinks } from '../../scripts/check-links/find.mjs';

let server: http.Server;
let url = '';
let asked: string[] = [];
let underWay = 0;
let mostUnderWay = 0;

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const to =
  (location: string): Answer =>
  (_, response) => {
    response.writeHead(301, { location }).end();
  };
const status =
  (code: number): Answer =>
  (_, response) => {
    response.writeHead(code).end();
  };

const pages: Readonly<Record<string, Answer>> = {
  '/ok': status(200),
  '/moved': to('/ok'),
  '/gone': status(404),
  '/closed': status(403),
  '/loop': to('/loop'),
  '/get-only': ({ method }, response) => {
    response.writeHead(method === 'GET' ? 200 : 405).end();
  },
  '/slow': () => undefined,
  '/broken': status(500),
  '/busy-first': (_, response) => {
    const first = asked.filter((one) => one.endsWith('/busy-first')).length <= 2;
    response.writeHead(first ? 503 : 200).end();
  },
};

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    response.on('close', () => (underWay -= 1));
    (pages[request.url ?? ''] ?? status(404))(request, response);
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
  mostUnderWay = 0;
});

const manners = { atOnce: 4, pause: 5, timeout: 200, retries: 2, mostRedirects: 3 };
const problemOf = async (address: string) =>
  (await askAll([address], manners)).get(address) ?? 'none';

describe('a URL', () => {
  it.each([
    ['/ok', 'none', ['HEAD /ok']],
    ['/moved', 'none', ['HEAD /moved', 'HEAD /ok']],
    ['/gone', 'responds with 404', ['HEAD /gone', 'GET /gone']],
    ['/closed', 'none', ['HEAD /closed']],
    ['/get-only', 'none', ['HEAD /get-only', 'GET /get-only']],
    ['/loop', 'redirects more than 3 times', Array.from({ length: 4 }, () => 'HEAD /loop')],
    ['/slow', 'does not respond within 0.2 s', Array.from({ length: 3 }, () => 'HEAD /slow')],
  ])('is checked: %s', async (page, problem, questions) => {
    expect(await problemOf(url + page)).toBe(problem);
    expect(asked).toEqual(questions);
  });

  it('is requested again while its server is busy', async () => {
    expect(await problemOf(`${url}/busy-first`)).toBe('none');
    expect(await problemOf(`${url}/broken`)).toBe('responds with 500');
  });

  it('is reported as unreachable if no server listens', async () => {
    expect(await problemOf('http://127.0.0.1:1/')).toMatch(/^cannot be reached \(/);
  });
});

it('the check sends one request at a time to a host', async () => {
  const addresses = Array.from({ length: 6 }, (_, index) => `${url}/ok?${index}`);
  await askAll(addresses, manners);
  expect(mostUnderWay).toBe(1);
});

it('the check finds links with their lines, except in examples and code', async () => {
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
