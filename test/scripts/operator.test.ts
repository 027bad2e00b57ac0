import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeHealth } from '../../scripts/lib/files';
import { copyForCuts } from './cut';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await copyForCuts();
  await mkdir(at('hosts'));
  await mkdir(at('build/assets'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** How many commands the operator has run. */
let commands = 0;

/** Runs a command of npm in a shell, after other words. */
function run(command: string, before = ''): Promise<string> {
  commands += 1;
  const [name = '', ...args] = command.split(' ');
  const line = [before, '"$NODE" scripts/run.mjs', `scripts/${name}.ts`, ...args].join(' ');
  const options = { cwd: folder, env: { ...process.env, NODE: process.execPath } };
  return new Promise((resolve) => {
    execFile('sh', ['-c', line], options, (error, stdout, stderr) =>
      resolve(`${error ? 'failed: ' : ''}${stdout}${stderr}`),
    );
  });
}

/** Writes what a build writes: a home page that names the versions, and a file of 40 kB. */
async function build(text: string): Promise<void> {
  const names = await readFile(at('versions.json'), 'utf8').catch(() => '[]');
  await writeFile(at('build/index.html'), `${text} ${(JSON.parse(names) as string[]).join()}`);
  await writeFile(at('build/assets/large.js'), text.repeat(9999));
  await writeHealth(at('build'));
}

const readOnline = () => readFile(at('srv/current/build/index.html'), 'utf8');

it('an operator needs nine commands, and no mishap takes the site offline', async () => {
  await build('one');
  expect(await run('release srv')).toContain('Release 1-');
  expect(await run('version-cut 1.0')).toContain('Version 1.0 is cut.');
  await build('two');
  // The disk is full in the middle of a file.
  expect(await run('release srv', 'ulimit -f 20;')).toMatch(/^failed: \nE\w+: .*\n$/);
  expect(await readOnline()).toBe('one ');
  expect(await readdir(at('srv/releases'))).toHaveLength(1);
  expect(await run('release srv')).toContain('Release 2-');
  expect(await readOnline()).toBe('two 1.0');
  expect(await run('release srv --rollback')).toContain('is online again, instead of 2-');
  expect(await readOnline()).toBe('one ');
  await rm(at('srv/current'));
  expect(await run('release srv --rollback')).toContain('To put one online: ln -sfn');
  expect(await run('release srv')).toContain('Release 3-');
  expect(await run('version-remove 1.0')).toContain('Version 1.0 is removed');
  await build('three');
  expect(await run('release srv')).toContain('Release 4-');
  expect(await readOnline()).toBe('three ');
  expect(await readdir(at('srv/releases'))).toHaveLength(4);
  expect(await readdir(at('removed_versions/version-1.0'))).toContain('openapi.json');
  expect(commands).toBe(9);
});
