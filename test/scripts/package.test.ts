import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { listFiles } from '../../scripts/lib/files';
import { root } from '../../scripts/lib/paths.mjs';
import { withDefaultSettings } from '../../src/project/environment';
import { installPackage } from '../support/package';
import { type Ending, runProgram } from '../support/run-script';
import { makeProject, type SiteCopy } from '../support/site-copy';

let installed: Awaited<ReturnType<typeof installPackage>>;
/** A folder with nothing but a document. */
let team: SiteCopy;

beforeAll(async () => {
  installed = await installPackage();
  team = await makeProject(installed.code);
  for (const name of ['openapi.yaml', 'parts.yaml']) {
    await cp(path.join(root, 'examples/shop', name), team.at(name));
  }
});
afterAll(async () => {
  await team.remove();
  await rm(installed.folder, { recursive: true });
});

/** Calls the program of the package in the folder. */
function call(...words: readonly string[]): Promise<Ending> {
  const args = [path.join(installed.code, 'scripts/bin.mjs'), ...words];
  return runProgram(args, { cwd: team.at(), env: withDefaultSettings(process.env) });
}

it('the package has nothing of the music API, and no sources', async () => {
  const files = await listFiles(installed.code);
  expect(files.filter((file) => /\.tsx?$|campaign|scheduled/.test(file))).toEqual([]);
  expect(files).toContain('src/project/portal.schema.json');
});

it.each([
  [['--help'], 0, 'npx lectern COMMAND'],
  [['bild'], 1, 'Found "bild", expected a command. Did you mean "build"?'],
  [['cut', '--help'], 0, 'npx lectern cut 1.0 [--force]'],
  [['check'], 1, 'Found no portal.yaml in this folder.'],
])('%j ends with %d and says what to do', async (words, code, text) => {
  const { code: ended, output } = await call(...words);
  expect(output).toContain(text);
  expect(ended).toBe(code);
});

it('a folder becomes a project with one call, which a second one does not change', async () => {
  await team.write({ '.gitignore': '/build/' });
  expect(await call('init')).toMatchObject({ code: 0 });
  const files = await listFiles(team.at());
  expect(files).toEqual([
    ...['.github/workflows/portal.yml', '.gitignore', 'docs/guides/getting-started.md'],
    ...['openapi.yaml', 'package.json', 'parts.yaml', 'portal.yaml'],
  ]);
  const read = () => files.map(team.read);
  const before = read();
  expect(before[1]).toBe(
    '/build/\n# The portal, which is built.\n/.portal/\n/hosts/\n/node_modules/\n' +
      '**/versioned_docs/*/reference/\n',
  );
  expect((await call('init')).output).toContain('portal.yaml exists already');
  expect(read()).toEqual(before);
  expect(await call('check')).toEqual({
    code: 0,
    output: expect.stringContaining('Corner Shop API (portal.yaml)\n') as string,
  });
});

it('versions are beside the document', async () => {
  expect(await call('cut', '1.0')).toMatchObject({ code: 0 });
  expect(existsSync(team.at('versioned_docs/version-1.0/openapi.json'))).toBe(true);
});
