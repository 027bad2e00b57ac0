import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleasedSite, toFiles } from './site';

let site: ReleasedSite;

beforeEach(() => {
  site = new ReleasedSite();
});
afterEach(() => site.remove());

describe('two runs at the same time', () => {
  it('release the build once', async () => {
    site.releaseAll('one');
    site.build(toFiles('two'));
    const runs = [site.start(), site.start()];
    await Promise.all(runs.map((child) => once(child, 'exit')));
    expect(site.run(site.target).status).toBe(0);
    expect([site.read('index.html'), site.listReleases()]).toEqual(['two', ['1', '2']]);
  });
});

describe('a run that is killed at any time', () => {
  it('leaves a complete release online, and the next run completes it', async () => {
    const page = (name: string) => name.repeat(50_000);
    site.release({ 'build/index.html': page('0') });
    const watch = watchPage();
    site.build({ 'build/index.html': page('1') });
    const duration = await time(() => site.start());
    let killed = 0;
    for (let round = 2; round < 12; round += 1) {
      site.build({ 'build/index.html': page(String(round % 10)) });
      const child = site.start();
      const ended = once(child, 'exit');
      await wait(Math.random() * duration);
      child.kill('SIGKILL');
      await ended;
      if (child.signalCode === 'SIGKILL') killed += 1;
      const shown = site.read('index.html');
      expect([page(String((round - 1) % 10)), page(String(round % 10))]).toContain(shown);
      expect(site.run(site.target).output).toContain('is online');
      expect(site.read('index.html')).toBe(page(String(round % 10)));
    }
    const { reads, torn } = await watch.end();
    expect([killed > 0, reads > 100, torn]).toEqual([true, true, []]);
    expect(readdirSync(site.target).sort()).toEqual(['RELEASES.txt', 'current', 'releases']);
    expect(site.listReleases().filter((name) => !/^\d+$/.test(name))).toEqual([]);
  });
});

async function time(start: () => ChildProcess): Promise<number> {
  const since = performance.now();
  await once(start(), 'exit');
  return performance.now() - since;
}

/** Reads the home page without pause. A torn page is missing, or does not consist of one digit. */
function watchPage() {
  const seen = { reads: 0, torn: [] as string[] };
  const end = new AbortController();
  const reading = (async () => {
    while (!end.signal.aborted) {
      const text = existsSync(site.toOnline('index.html')) ? site.read('index.html') : '';
      if (!/^(\d)\1{49999}$/.test(text)) seen.torn.push(text.slice(0, 20));
      seen.reads += 1;
      await wait(0);
    }
  })();
  return {
    async end() {
      end.abort();
      await reading;
      return seen;
    },
  };
}
