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

/** The files of versions in the folder, and the content of the list of versions. */
function readState() {
  return {
    docs: readdirSync(toPath('versioned_docs')).sort(),
    sidebars: readdirSync(toPath('versioned_sidebars')).sort(),
    names: JSON.parse(readFileSync(toPath('versions.json'), 'utf8')) as unknown,
  };
}

const onlyFirst = {
  docs: ['version-1.0'],
  sidebars: ['version-1.0-sidebars.json'],
  names: ['1.0'],
};

/** What a command printed to stderr before it failed; empty if it succeeded. */
async function errorOf(command: Promise<void>): Promise<string> {
  try {
    await command;
    return '';
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

describe('cutting a version', () => {
  it.each([
    ['1.0', /Version 1\.0 already exists/],
    ['next', /Found "next", expected a single version name/],
    ['../x', /expected a single version name/],
  ])('rejects %s', async (name, message) => {
    await expect(errorOf(copy.cut(name))).resolves.toMatch(message);
  });

  it.each([
    [
      'a page that uses a file outside the version',
      'docs/index.mdx',
      'import Home',
      "import { catalogue } from '@site/src/catalogue';\nimport Home",
      /index\.mdx:\d+: import "@site\/src\/catalogue": found a module that is not part of a version/,
    ],
    [
      'an invalid catalogue',
      'src/catalogue/batch.ts',
      "slug: '",
      "slug: ' ",
      /slug: found " [a-z]/,
    ],
  ])('leaves no files behind after %s', async (_, file, good, bad, message) => {
    await copy.edit(file, good, bad);
    await expect(errorOf(copy.cut('2.0'))).resolves.toMatch(message);
    await copy.edit(file, bad, good);
    expect(readState()).toEqual(onlyFirst);
  });
});

describe('an interrupted cut', () => {
  /** Starts a cut, and kills it with all its processes as soon as the file exists. */
  async function killAt(version: string, file: string): Promise<void> {
    const child = spawn(process.execPath, [toPath('scripts/version-cut.mjs'), version], {
      cwd: copy.folder,
      detached: true,
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    while (!existsSync(toPath(file)) && child.exitCode === null) await wait(1);
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  it.each([
    ['2.0', 'versioned_sidebars/version-2.0-sidebars.json', ['2.0', '1.0']],
    ['3.0', 'versioned_docs/version-3.0/errors.mdx', ['3.0', '2.0', '1.0']],
  ])('is repaired by the next one: %s at %s', async (version, file, names) => {
    await killAt(version, file);
    expect(existsSync(toPath(`versioned_docs/version-${version}/cut.json`))).toBe(false);
    await copy.cut(version);
    const cut = [...names].sort();
    expect(readState()).toEqual({
      docs: cut.map((name) => `version-${name}`),
      sidebars: cut.map((name) => `version-${name}-sidebars.json`),
      names,
    });
  });
});
