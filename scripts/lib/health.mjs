/** The file that shows to monitoring which release a host serves. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { healthFile } from './hosting.mjs';
import { readJson } from './json.mjs';
import { listFiles } from './list-files.mjs';

/**
 * Writes the version of the portal, and a release ID: a hash of the paths and the content of all
 * files in the folder, which is the same for the same build.
 * @param {string} folder
 */
export async function writeHealth(folder) {
  const { version } = /** @type {{version: string}} */ (await readJson('package.json'));
  const release = createHash('sha256');
  for (const file of await listFiles(folder)) {
    const content = createHash('sha256').update(await readFile(path.join(folder, file)));
    release.update(`${file}\n${content.digest('hex')}\n`);
  }
  const health = { version, release: release.digest('hex').slice(0, 12) };
  await writeFile(path.join(folder, healthFile), `${JSON.stringify(health)}\n`);
}
