import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { copySite, type SiteCopy } from '../support/site-copy';

let copy: SiteCopy;

beforeAll(async () => {
  copy = await copySite();
}, 120_000);

afterAll(() => copy.remove());

const toPath = (...parts: string[]) => path.join(copy.folder, ...parts);

/** The versions that have files, and those in the list of versions. */
function readState() {
  const list = (folder: string) => readdirSync(toPath(folder)).sort();
  return {
    docs: list('versioned_docs'),
    sidebars: list('versioned_sidebars'),
    names: JSON.parse(readFileSync(toPath('versions.json'), 'utf8')) as unknown,
  };
}

const toState = (...names: readonly string[]) => ({
  docs: [...names].sort().map((name) => `version-${name}`),
  sidebars: [...names].sort().map((name) => `version-${name}-sidebars.json`),
  names,
});

/** Cuts version 1.0, and kills it with all its processes as soon as the sidebar is written. */
async function interruptCut(): Promise<void> {
  const child = spawn(
    process.execPath,
    [toPath('scripts/run.mjs'), 'scripts/version-cut.ts', '1.0'],
    {
      cwd: copy.folder,
      detached: true,
      stdio: 'ignore',
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const written = toPath('versioned_sidebars/version-1.0-sidebars.json');
  while (!existsSync(written) && child.exitCode === null) await wait(1);
  if (child.pid) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

it('an interrupted cut is repaired by the next one, and no name is used twice', async () => {
  await interruptCut();
  expect(existsSync(toPath('versioned_docs/version-1.0/cut.json'))).toBe(false);
  await copy.cut('1.0');
  expect(readState()).toEqual(toState('1.0'));
  await expect(copy.cut('1.0')).rejects.toMatchObject({
    stderr: expect.stringMatching(/Version 1\.0 already exists/) as string,
  });
}, 240_000);

it('a page that uses a file outside the version is refused, and leaves no files behind', async () => {
  const before = readState();
  const [good, bad] = [
    'import Home',
    "import { catalogue } from '@site/src/catalogue';\nimport Home",
  ];
  await copy.edit('docs/index.mdx', good, bad);
  await expect(copy.cut('2.0')).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /index\.mdx:\d+: import "@site\/src\/catalogue": found a /,
    ) as string,
  });
  expect(readState()).toEqual(before);
}, 240_000);
