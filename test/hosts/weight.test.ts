import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { encodings } from '../../src/hosting/files';
import { openPage } from '../support/browser';
import { watchPage } from '../support/watch';
import { type BuiltSite, encodingsOf, type Host, type HostName, startHost } from './servers';
import { readSites } from './sites';

const route = 'docs/campaigns/create-campaign-link';

interface Transfer {
  /** The path of the URL. */
  readonly path: string;
  readonly status: number;
  /** The size of the body as transferred. */
  readonly size: number;
}

/** Loads the page, and returns what the browser requested from the server, and not from its cache. */
async function load(page: Page, host: Host): Promise<readonly Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const statuses = new Map<string, number>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
  });
  const headers = new Map<string, number>();
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headersText = '' }) => {
    statuses.set(requestId, statusCode);
    headers.set(requestId, headersText.length);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  const watch = watchPage(page, new URL(host.url).origin);
  await page.goto(host.url + route);
  await watch.settle();
  expect(watch.takeProblems()).toEqual([]);
  await session.detach();
  return [...statuses].map(([id, status]) => ({
    path: paths.get(id) ?? '',
    status,
    size: (sizes.get(id) ?? 0) - (headers.get(id) ?? 0),
  }));
}

/** The size of the file that the server should send: that of the smallest variant it can send. */
function toSize({ folder, baseUrl }: BuiltSite, name: HostName, pathname: string): number {
  const file = path.join(folder, 'build', pathname.slice(baseUrl.length));
  const page = existsSync(file) ? file : `${file}.html`;
  const variants = encodings
    .filter((encoding) => encodingsOf(name).includes(encoding.name))
    .map(({ ending }) => page + ending);
  return statSync([...variants, page].find(existsSync) ?? page).size;
}

describe.each(['nginx', 'caddy', 'apache2', 'npm run serve'] as const)(
  'a page served by %s',
  (name) => {
    describe.each(readSites())('at $baseUrl', (site) => {
      let host: Host;
      let page: Page;
      beforeAll(async () => {
        host = await startHost(name, site);
        page = await openPage(null, { baseURL: host.url });
      });
      afterAll(() => host.close());

      it('weighs as much as its compressed files on the first view', async () => {
        const transfers = await load(page, host);
        const expected = transfers.reduce((sum, each) => sum + toSize(site, name, each.path), 0);
        const actual = transfers.reduce((sum, each) => sum + each.size, 0);
        expect(transfers.map(({ status }) => status)).toEqual(transfers.map(() => 200));
        const endings = transfers.map((each) => path.extname(each.path));
        expect(new Set(endings)).toEqual(new Set(['', '.css', '.js']));
        expect(Math.abs(actual / expected - 1)).toBeLessThan(0.01);
      });

      it('is only revalidated on the second view', async () => {
        const transfers = await load(page, host);
        expect(transfers.length).toBeGreaterThan(0);
        expect(transfers.filter(({ status }) => status !== 304)).toEqual([]);
      });
    });
  },
);
