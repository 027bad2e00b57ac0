import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { copySite, type SiteCopy } from '../support/site-copy';

let copy: SiteCopy;

beforeAll(async () => {
  copy = await copySite();
  await copy.cut('1.0');
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

describe('cutting a version', () => {
  it.each([
    [
      'of a name that exists',
      '1.0',
      /Version 1\.0 already exists/,
      ['docs/index.mdx', 'import Home', 'import Home'],
    ],
    [
      'of a page that uses a file outside the version',
      '2.0',
      /index\.mdx:\d+: import "@site\/src\/catalogue": found a file of the portal/,
      [
        'docs/index.mdx',
        'import Home',
        "import { catalogue } from '@site/src/catalogue';\nimport Home",
      ],
    ],
    [
      'of an invalid catalogue',
      '2.0',
      /slug: found " [a-z]/,
      ['src/catalogue/batch.ts', "slug: '", "slug: ' "],
    ],
  ] as const)('%s is refused, and leaves no files behind', async (_, name, message, edit) => {
    const [file, good, bad] = edit;
    await copy.edit(file, good, bad);
    await expect(copy.cut(name)).rejects.toMatchObject({
      stderr: expect.stringMatching(message) as string,
    });
    await copy.edit(file, bad, good);
    expect(readState()).toEqual(toState('1.0'));
  });

  it('is repaired by the next one if it is interrupted', async () => {
    const child = spawn(process.execPath, [toPath('scripts/version-cut.mjs'), '2.0'], {
      cwd: copy.folder,
      detached: true,
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const written = toPath('versioned_sidebars/version-2.0-sidebars.json');
    while (!existsSync(written) && child.exitCode === null) await wait(1);
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await ended;
    expect(existsSync(toPath('versioned_docs/version-2.0/cut.json'))).toBe(false);
    await copy.cut('2.0');
    expect(readState()).toEqual(toState('2.0', '1.0'));
  });
});
