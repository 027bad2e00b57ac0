/** `npm run build`: installs, builds the portal, and compresses its files. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Misuse } from '../src/failure';
import { healthFile } from '../src/hosting/files';
import type { Project } from '../src/project';
import { toCommandLine } from '../src/project/command-line';
import { projectFolder, toShownFile } from '../src/project/folder';
import { runAlone, toLock } from './lib/alone';
import { measureDocument, readState, writeState } from './lib/built';
import { compressFiles, findLargeFiles, writeHealth } from './lib/files';
import { runDocusaurus, toPlaces } from './lib/docusaurus';
import { openPortal, type Projects } from './lib/project';

export const scope = 'portal';

export const usage = `${toCommandLine('build')}

Builds the portal in the folder build, next to portal.yaml, with its settings.`;

export async function run(args: readonly string[]): Promise<void> {
  if (args.length > 0) throw new Misuse(args, 'no arguments');
  await withdrawBuild();
  const projects = openPortal();
  const [{ portal }] = projects;
  await runAlone(toLock(portal), 'build', async () => build(projects, await readState(projects)));
}

/** A build that fails must not leave the previous one to be released. */
export async function withdrawBuild(): Promise<void> {
  await rm(path.join(projectFolder(), 'build', healthFile), { force: true });
}

/** Builds the projects of a portal in a state. Sets the exit code of the process if that fails. */
export async function build(projects: Projects, state: string): Promise<void> {
  const { portal, texts } = projects[0];
  if (!texts.has('url')) {
    console.warn(
      'Warning: there is no "url", so absolute addresses, such as those in the site map, are those of ' +
        'an example. Set it in portal.yaml, or with SITE_URL.',
    );
  }
  const folder = path.join(portal.folder, 'build');
  // The folder of the one at the root is around those of the others.
  const sorted = projects.toSorted((a, b) => Number(isBelow(a)) - Number(isBelow(b)));
  for (const project of sorted) {
    const exitCode = await buildProject(
      project,
      path.join(folder, isBelow(project) ? project.id : ''),
    );
    if (exitCode !== 0) {
      process.exitCode = exitCode;
      return;
    }
  }
  for (const warning of await findLargeFiles(folder)) console.warn(`Warning: ${warning}`);
  await compressFiles(folder);
  // The last file: a build without it is incomplete.
  await writeHealth(folder);
  await writeState(portal, state);
  console.log(`\nThe portal is in ${toShownFile(folder)}.`);
}

const isBelow = ({ id, portal }: Project) => id !== portal.root;

/** Builds all languages of a project. Resolves to the exit code. */
async function buildProject(project: Project, outDir: string): Promise<number> {
  const parts = (await isLarge(project)) ? halves : [{}];
  for (const locale of project.lists.locales) {
    for (const env of parts) {
      const words = ['build', ...toPlaces(project), '--out-dir', outDir, '--locale', locale];
      const exitCode = await runDocusaurus(project, words, { flags, env });
      if (exitCode !== 0) return exitCode;
    }
  }
  return 0;
}

/** With room for what lives shortly, trees of pages are collected in two thirds of the time. */
const flags = ['--expose-gc', '--max-semi-space-size=32'];

/** The bundler keeps its memory, so in a large portal it has a process of its own. */
const halves = [{ DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' }, { DOCUSAURUS_SKIP_BUNDLING: 'true' }];

async function isLarge({ api }: Project): Promise<boolean> {
  return 'document' in api && (await measureDocument(api.document)) > largest;
}

/** In bytes, about 500 operations. A second process takes three seconds for each language. */
const largest = 2_000_000;
