/** Whether a build is that of the project as it is now. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Globby } from '@docusaurus/utils';
import { healthFile } from '../../src/hosting/files';
import { generatedFolder, type Project } from '../../src/project';
import { variables } from '../../src/project/environment';
import { docsFolder, referenceFolder } from '../../src/routes/places';
import { root } from './paths.mjs';

/** A text that changes with everything that a build reads: files, variables, Node and the portal. */
export async function readState(projects: readonly Project[]): Promise<string> {
  // A document has files of its folder and below only.
  const written = projects.flatMap(({ api }) =>
    'document' in api ? [api.document, api.overlay ?? api.document] : [],
  );
  const owned = projects.map(({ portal }) => portal.folder);
  const folders = new Set([...owned, root, ...written.map((file) => path.dirname(file))]);
  const lists = await Promise.all([...folders].map(listFiles));
  const states = [...new Set(lists.flat())].map(async (file) => {
    const { mtimeMs, size } = await stat(file);
    return `${file} ${mtimeMs} ${size}`;
  });
  const settings = variables.map((name) => `${name}=${process.env[name] ?? ''}`);
  const lines = [process.version, ...settings, ...(await Promise.all(states))];
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** The size of all that can be part of a document or its versions, in bytes. */
export async function measureDocument(file: string): Promise<number> {
  const files = await listFiles(path.dirname(file));
  const sizes = files
    .filter((one) => /\.(?:json|ya?ml)$/.test(one))
    .map(async (one) => (await stat(one)).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The files of a folder that no build writes, in order. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const files = await Globby('**', {
    cwd: folder,
    absolute: true,
    ignore: [
      ...['**/node_modules/**', '**/build/**', '**/hosts/**'],
      ...[`**/${docsFolder}/${referenceFolder}/**`, `**/versioned_docs/*/${referenceFolder}/**`],
    ],
  });
  return files.sort();
}

/** What has the folder of `portal.yaml`. */
type Owner = Pick<Project['portal'], 'folder'>;

const toFile = (folder: string) => path.join(folder, generatedFolder, 'built.json');

/** What a complete build says of itself. Undefined if there is none. */
const readHealth = (folder: string) =>
  readFile(path.join(folder, 'build', healthFile), 'utf8').catch(() => undefined);

/** Remembers the state from which the present build was made. */
export async function writeState({ folder }: Owner, state: string): Promise<void> {
  await mkdir(path.join(folder, generatedFolder), { recursive: true });
  await writeFile(toFile(folder), JSON.stringify([state, await readHealth(folder)]));
}

/** Whether the present build is complete, and was made from a state. */
export async function isBuilt({ folder }: Owner, state: string): Promise<boolean> {
  const health = await readHealth(folder);
  const text = await readFile(toFile(folder), 'utf8').catch(() => '');
  return health !== undefined && text === JSON.stringify([state, health]);
}
