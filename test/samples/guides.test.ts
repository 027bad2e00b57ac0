/** Runs the programs in the guides against a loopback server, without their pauses. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { Json } from '../../src/openapi/document';
import { root } from '../../scripts/lib/paths.mjs';
import { findEndpoint } from '../support/entries';
import { type ReceivedRequest, recordRequests } from '../support/loopback';

const host = 'https://api.example.com';

interface Run {
  readonly received: readonly ReceivedRequest[];
  readonly printed: readonly unknown[];
  /** Milliseconds. */
  readonly pauses: readonly number[];
  /** The message of the error that stopped the program. */
  readonly error: string;
}

/** A response. Its status is a member of it, for the server. */
type Answer = Readonly<Record<string, unknown>> & { readonly status?: number };

/** Runs a program, and answers its requests in order. The last answer is repeated. */
async function run(guide: string, name: string, answers: readonly Answer[]): Promise<Run> {
  const text = readFileSync(path.join(root, `docs/guides/${guide}.mdx`), 'utf8');
  const [, program = ''] = new RegExp(`\`\`\`js title="${name}"\n([^]*?)\n\`\`\``).exec(text) ?? [];
  const printed: unknown[] = [];
  const pauses: number[] = [];
  const left = [...answers];
  let error = '';
  const received = await recordRequests(
    () => (left.length > 1 ? left.shift() : left[0]) ?? {},
    async (server) => {
      const globals = {
        URLSearchParams,
        console: { log: (value: unknown) => printed.push(value) },
        setTimeout: (resume: () => void, pause: number) => {
          pauses.push(pause);
          setImmediate(resume);
        },
        fetch: (url: string, init: RequestInit) => fetch(url.replace(host, server), init),
      };
      const finished = vm.runInNewContext(`(async () => {${program}})()`, globals) as Promise<void>;
      await finished.catch((thrown: unknown) => (error = (thrown as Error).message));
    },
    ({ status = 200 }: Answer) => status,
  );
  const headers = { Authorization: 'Bearer YOUR_ACCESS_TOKEN', 'Api-Version': 'v1.0' };
  for (const request of received) expect(request.headers).toMatchObject(headers);
  return { received, printed, pauses, error };
}

const targets = ({ received }: Run) => received.map(({ target }) => target);

/** The path of an endpoint with the placeholders of the programs. */
function pathOf(slug: string): string {
  const ids = { boardId: 'YOUR_BOARD_ID', batchId: 'YOUR_BATCH_ID' };
  const { method, path: template } = findEndpoint(slug);
  expect(method).toBe('GET');
  return `/${template.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name])}`;
}

it('links.js reads pages until it has all links, or a page is empty', async () => {
  const page = (number: number) =>
    `${pathOf('get-campaign-links')}?sort=Title&page=${number}&pageSize=1000`;
  const links = (...data: Json[]) => ({ data, totalItemsCount: 3 });
  const all = await run('all-links', 'links.js', [links('a', 'b'), links('c')]);
  expect([targets(all), all.printed, all.error]).toEqual([[page(0), page(1)], [3], '']);
  const fewer = await run('all-links', 'links.js', [links('a'), links()]);
  expect([targets(fewer), fewer.printed]).toEqual([[page(0), page(1)], [1]]);
});

it('wait.js pauses until the scan is complete', async () => {
  const [documented] = findEndpoint('batch-scanning-status').responses;
  const waiting = documented?.example as { data: object };
  const done = { data: { ...waiting.data, isComplete: true } };
  const waited = await run('batches', 'wait.js', [waiting, waiting, done]);
  expect(targets(waited)).toEqual(Array(3).fill(pathOf('batch-scanning-status')));
  expect([waited.pauses, waited.error]).toEqual([[5000, 5000], '']);
});

const failed = { status: 503, transactionId: 't1' };

it('retry.js repeats a call that the server could not answer, with longer and longer pauses', async () => {
  const retried = await run('retries', 'retry.js', [failed, failed, { data: ['board'] }]);
  expect(targets(retried)).toEqual(Array(3).fill(pathOf('boards')));
  expect([retried.printed, retried.error]).toEqual([[['board']], '']);
  const [first = 0, second = 0] = retried.pauses;
  expect([first >= 1000, first < 3000, second >= 2000, second < 6000]).not.toContain(false);
});

it.each([
  ['the server failed five times', failed, 5],
  ['the request is wrong', { ...failed, status: 400 }, 1],
])('retry.js stops with the body of the error if %s', async (_, answer, attempts) => {
  const stopped = await run('retries', 'retry.js', [answer]);
  expect([targets(stopped).length, stopped.pauses.length]).toEqual([attempts, attempts - 1]);
  expect(JSON.parse(stopped.error)).toEqual(answer);
});

it('no guide has another program', () => {
  const folder = path.join(root, 'docs/guides');
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^```(\S.*)/gm)].map(([, fence]) => fence),
  );
  expect(names.filter((fence) => fence !== 'json').sort()).toEqual(
    ['links.js', 'retry.js', 'wait.js'].map((name) => `js title="${name}"`),
  );
});
