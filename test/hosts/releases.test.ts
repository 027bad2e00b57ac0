import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/lib/paths.mjs';
import { request } from '../support/request';
import { type Host, startHost } from './servers';
import { readSites } from './sites';

const page = 'docs/introduction';
const removed = 'docs/errors';
const kills = 20;

let folder: string;
let target: string;
/** The page of each release. The lengths differ, so that a torn answer is neither of them. */
let texts: Map<number, string>;
let original: string;

/** Whether a file is in the releases. A few pages and scripts are enough, and faster. */
const filter = (file: string) =>
  !/\/(endpoints|docs\/(?!introduction|errors)|assets\/js\/(?!main|common))/.test(file);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await chmod(folder, 0o755);
  target = path.join(folder, 'portal');
  texts = new Map();
  const [site] = readSites();
  for (const part of ['build', 'hosts']) {
    await cp(path.join(site!.folder, part), path.join(folder, part), { recursive: true, filter });
  }
  await cp(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  original = await readFile(path.join(folder, `build/${page}.html`), 'utf8');
});
afterEach(() => rm(folder, { recursive: true }));

/** Changes the build, as a new commit would. */
async function build(release: number): Promise<void> {
  const text = `${original}<!-- ${'x'.repeat((release % 7) * 1000)} release ${release}; -->`;
  texts.set(release, text);
  await writeFile(path.join(folder, `build/${page}.html`), text);
  await rm(path.join(folder, `build/assets/js/release-${release - 1}.js`), { force: true });
  await writeFile(path.join(folder, `build/assets/js/release-${release}.js`), String(release));
  for (const ending of ['.gz', '.br']) {
    await rm(path.join(folder, `build/${page}.html${ending}`), { force: true });
  }
}

const start = (...options: readonly string[]): ChildProcess =>
  spawn(process.execPath, [path.join(folder, 'scripts/release.mjs'), target, ...options], {
    cwd: folder,
    stdio: 'ignore',
  });

async function run(...options: readonly string[]): Promise<void> {
  const [code] = (await once(start(...options), 'exit')) as [number];
  expect(code).toBe(0);
}

/**
 * Clients that ask for a page, and for the asset that it needs, without pause. An incomplete answer
 * is wrong, unless the server can cut one.
 */
function startClients(host: Host, canCut: boolean) {
  const allowed = { releases: [1] as readonly number[] };
  const wrong: string[] = [];
  const stop = new AbortController();
  let answers = 0;
  let cut = 0;
  const ask = async () => {
    while (!stop.signal.aborted) {
      const before = allowed.releases;
      const { status, text } = await askForPage(host);
      if (canCut && isCut(text, [...before, ...allowed.releases])) {
        cut += 1;
        continue;
      }
      const release = Number(/release (\d+);/.exec(text)?.[1]);
      const isAllowed = [...before, ...allowed.releases].includes(release);
      if (status !== 200 || !isAllowed || text !== texts.get(release)) {
        wrong.push(`${status}, release ${release}, ${text.length} characters`);
      }
      const asset = await request(host, `/assets/js/release-${release}.js`);
      if (asset.status !== 200 || asset.body.toString() !== String(release)) {
        wrong.push(`the asset of release ${release}: ${asset.status}`);
      }
      answers += 2;
    }
  };
  const asking = Promise.all([ask(), ask(), ask(), ask()]);
  return {
    /** Which releases may be online while something happens, and the one that is afterwards. */
    async during(releases: readonly number[], act: () => Promise<void>) {
      allowed.releases = releases;
      await act();
      allowed.releases = releases.slice(-1);
      await wait(20);
    },
    async end() {
      stop.abort();
      await asking;
      return { answers, cut, wrong };
    },
  };
}

/** A connection that ends before the answer does is an answer without text. */
async function askForPage(host: Host): Promise<{ status: number | undefined; text: string }> {
  return request(host, `/${page}`).then(
    ({ status, body }) => ({ status, text: body.toString() }),
    () => ({ status: undefined, text: '' }),
  );
}

/** Whether a text is the start of the page of one of the releases. */
function isCut(text: string, releases: readonly number[]): boolean {
  const all = releases.map((release) => texts.get(release) ?? '');
  return all.some((whole) => whole !== text && whole.startsWith(text));
}

/** Apache asks for the size of a file before it opens it, and a switch can come in between. */
const hosts = [
  { name: 'nginx', canCut: false },
  { name: 'caddy', canCut: false },
  { name: 'apache2', canCut: true },
] as const;

describe.each(hosts)('releases behind $name', ({ name, canCut }) => {
  it('have no wrong or missing answer, even if runs are killed', async () => {
    await build(1);
    await run();
    const host = await startHost(name, { folder: path.join(target, 'current'), baseUrl: '/' });
    const clients = startClients(host, canCut);
    const statusOf = async () => (await request(host, `/${removed}`)).status;
    try {
      await build(2);
      await clients.during([1, 2], () => run());
      expect(await statusOf()).toBe(200);
      for (const ending of ['', '.gz', '.br']) {
        await rm(path.join(folder, `build/${removed}.html${ending}`), { force: true });
      }
      await build(3);
      await clients.during([2, 3], () => run());
      expect(await statusOf()).toBe(404);
      await clients.during([3, 2], () => run('--rollback'));
      expect(await statusOf()).toBe(200);
      await clients.during([2, 3], () => run());

      const since = performance.now();
      await build(4);
      await clients.during([3, 4], () => run());
      const duration = performance.now() - since;
      let killed = 0;
      for (let release = 5; release < 5 + kills; release += 1) {
        await build(release);
        await clients.during([release - 1, release], async () => {
          const child = start();
          const ended = once(child, 'exit');
          await wait(Math.random() * duration);
          child.kill('SIGKILL');
          await ended;
          if (child.signalCode === 'SIGKILL') killed += 1;
          await run();
        });
      }
      const { answers, cut, wrong } = await clients.end();
      console.log(`${name}: ${answers} answers, ${cut} cut, ${killed} of ${kills} runs killed`);
      expect([killed > 0, answers > 200, wrong]).toEqual([true, true, []]);
    } finally {
      await clients.end();
      await host.close();
    }
  }, 300_000);
});
