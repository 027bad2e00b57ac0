import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/lib/paths.mjs';
import { release, rollBack, run } from '../../scripts/release';
import { useFolder } from '../support/folder';

type Files = Readonly<Record<string, string>>;

const always = {
  'build/index.html': 'home',
  'build/404.html': 'missing',
  'build/assets/js/shared.1.js': 'shared',
  'hosts/rules.json': '{}',
};

const { at, write } = useFolder();
/** The folder of the releases. */
let target: string;
/** The number of the last build, which is in its release ID. */
let builds: number;
beforeEach(() => {
  target = at('srv/portal');
  builds = 0;
});

/** Writes a build of which only these files differ. */
async function build(files: Files = {}): Promise<void> {
  builds += 1;
  const id = String(builds).padStart(12, '0');
  const health = { 'build/healthz': `{"version":"1.0.0","release":"${id}"}` };
  for (const part of ['build', 'hosts']) rmSync(at(part), { recursive: true, force: true });
  await write({ ...always, ...health, ...files });
}

/** Starts the command in the folder. */
function start(args: readonly string[], options: { uid?: number } = {}) {
  const command = [path.join(root, 'scripts/run.mjs'), 'scripts/release.ts', ...args];
  const env = { ...process.env, INIT_CWD: at() };
  const child = spawn(process.execPath, command, { ...options, env, cwd: at() });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const end = once(child, 'close').then(() => ({ status: child.exitCode, output }));
  return { child, end };
}

/** Builds and releases. Returns what the operator is told. */
async function releaseBuild(files?: Files): Promise<string> {
  await build(files);
  const lines = await release(at(), target);
  expect(lines[0]).toContain('is online in');
  return lines.join('\n');
}

/** Releases that differ in the home page and in the name of an asset. */
async function releaseAll(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await releaseBuild({ 'build/index.html': name, [`build/assets/js/${name}.js`]: name });
  }
}

const toOnline = (name: string) => path.join(target, 'current/build', name);
const read = (name: string) => readFileSync(toOnline(name), 'utf8');
const listAssets = () => readdirSync(toOnline('assets/js')).sort();
/** The numbers of the releases, and everything else in their folder. */
const listReleases = () =>
  readdirSync(path.join(target, 'releases'))
    .map((id) => id.replace(/-[0-9a-f]{12}$/, ''))
    .sort();

describe('a release', () => {
  it('puts a build online once, in a new folder, named after the release in healthz', async () => {
    await releaseBuild();
    expect(read('index.html')).toBe('home');
    expect(readdirSync(target).sort()).toEqual(['RELEASES.txt', 'current', 'releases']);
    expect(readlinkSync(path.join(target, 'current'))).toBe('releases/1-000000000001');
    expect(existsSync(path.join(target, 'current/hosts/rules.json'))).toBe(true);
    expect(await release(at(), target)).toEqual([expect.stringContaining('is online already')]);
    expect(listReleases()).toEqual(['1']);
  });

  it('keeps the assets of the previous release for open pages, but no other file', async () => {
    await releaseAll('one');
    await releaseBuild({ 'build/docs/a.html': 'a', 'build/assets/js/two.js': 'two' });
    await releaseAll('three');
    expect(existsSync(toOnline('docs/a.html'))).toBe(false);
    expect(listAssets()).toEqual(['shared.1.js', 'three.js', 'two.js']);
  });

  it('is possible after the release that is online lost an asset and its list', async () => {
    await releaseAll('one');
    rmSync(toOnline('assets/js/shared.1.js'));
    await releaseAll('two');
    rmSync(path.join(target, 'current/release.json'));
    await releaseAll('three');
    expect(listAssets()).toEqual(['one.js', 'shared.1.js', 'three.js', 'two.js']);
  });

  it('keeps the five releases before it, and removes older ones', async () => {
    await releaseAll('a', 'b', 'c');
    await rollBack(target);
    await releaseAll('d', 'e', 'f', 'g', 'h');
    expect(listReleases()).toEqual(['3', '4', '5', '6', '7', '8']);
  });

  it('says that the configuration of web servers changed', async () => {
    await releaseBuild();
    expect(await releaseBuild({ 'build/404.html': 'changed' })).not.toContain('reload');
    expect(await releaseBuild({ 'hosts/rules.json': '[]' })).toContain('reload the web server');
  });
});

describe('a rollback', () => {
  it('goes back one release each time, and keeps the assets of the one that was online', async () => {
    await expect(rollBack(target)).rejects.toThrow(/ has no release to go back to\.$/);
    await releaseAll('one', 'two', 'three');
    await rollBack(target);
    expect(read('index.html')).toBe('two');
    expect(listAssets()).toEqual(['one.js', 'shared.1.js', 'three.js', 'two.js']);
    await rollBack(target);
    expect(read('index.html')).toBe('one');
    await expect(rollBack(target)).rejects.toThrow('has no release before 1-');
    // It goes back to what was online, not to what was rolled back.
    await releaseAll('mended');
    await rollBack(target);
    expect(read('index.html')).toBe('one');
  });
});

it.each([
  ['is missing', () => undefined],
  ['leads nowhere', () => symlinkSync('releases/9-nowhere', path.join(target, 'current'))],
])('a folder accepts the next release if the link "current" %s', async (_name, damage) => {
  await releaseAll('a', 'b');
  rmSync(path.join(target, 'current'));
  damage();
  await expect(rollBack(target)).rejects.toThrow('To put one online: ln -sfn releases/ID');
  await releaseAll('c');
  expect([read('index.html'), listReleases()]).toEqual(['c', ['1', '2', '3']]);
});

describe('a release is rejected', () => {
  it('if the build has no healthz, which is written last', async () => {
    await releaseBuild();
    await build({ 'build/index.html': 'incomplete' });
    rmSync(at('build/healthz'));
    await expect(release(at(), target)).rejects.toThrow('healthz is missing, so there is no');
    expect(read('index.html')).toBe('home');
  });

  it('if the target contains other files', async () => {
    await build();
    const other = at('build');
    await expect(release(at(), other)).rejects.toThrow('contains other files');
    expect(readdirSync(other)).not.toContain('releases');
  });
});

describe('npm run release', () => {
  it('names an error of the system in one line', async () => {
    await build();
    chmodSync(at(), 0o755);
    const user = process.getuid?.() === 0 ? { uid: 65534 } : {};
    expect(await start(['/etc/portal'], user).end).toEqual({
      status: 1,
      output: expect.stringMatching(
        /^\nEACCES: permission denied, mkdir '\/etc\/portal.*'\n$/,
      ) as string,
    });
  });

  it('leaves a folder alone in which another process is at work, unless that was killed', async () => {
    await releaseAll('one', 'two');
    const lock = path.join(target, 'RELEASES.lock');
    writeFileSync(lock, `npm run release in process ${process.ppid}`);
    const refused = `"npm run release" is at work in the same folder, as process ${process.ppid}.`;
    await build();
    await expect(release(at(), target)).rejects.toThrow(refused);
    await expect(rollBack(target)).rejects.toThrow(refused);
    expect([read('index.html'), listReleases()]).toEqual(['two', ['1', '2']]);
    writeFileSync(lock, 'npm run release in process 99999999');
    await rollBack(target);
    expect([read('index.html'), existsSync(lock)]).toEqual(['one', false]);
  });

  it('needs one folder', async () => {
    await expect(run(['one', 'two'])).rejects.toThrow('Found "one two", expected one folder');
  });

  it('can be killed at any time: a complete release is online, and the next run completes it', async () => {
    await releaseBuild({ 'build/index.html': '0' });
    for (let round = 1; round < 4; round += 1) {
      const pages = Array.from({ length: 300 }, (_, page) => [`build/${page}.html`, 'page']);
      await build({ 'build/index.html': String(round), ...(Object.fromEntries(pages) as Files) });
      const { child, end } = start([target]);
      while (child.exitCode === null && !listReleases().includes('.next')) await wait(1);
      await wait(Math.random() * 20);
      child.kill('SIGKILL');
      await end;
      expect([String(round - 1), String(round)]).toContain(read('index.html'));
      await release(at(), target);
      expect(read('index.html')).toBe(String(round));
    }
    expect(readdirSync(target).sort()).toEqual(['RELEASES.txt', 'current', 'releases']);
    expect(listReleases()).toEqual(['1', '2', '3', '4']);
  });
});
