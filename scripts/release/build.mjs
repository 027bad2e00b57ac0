/** The build that `npm run build` wrote. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../lib/main.mjs';
import { hashFiles, parts, toHash } from './files.mjs';

/** @typedef {{readonly hash: string, readonly files: readonly import('./files.mjs').ReleaseFile[]}} Build */

/** Files of every build. The last one that it writes is `healthz`. */
const expected = ['build/index.html', 'build/404.html', 'build/healthz', 'hosts/rules.json'];

/**
 * Reads a complete build. Throws a {@link Failure} if there is none.
 * @param {string} folder that contains `build` and `hosts`
 * @returns {Promise<Build>}
 */
export async function readBuild(folder) {
  for (const name of expected) {
    await access(path.join(folder, name)).catch(() => {
      throw new Failure(`${name} is missing, so there is no complete build. Run "npm run build".`);
    });
  }
  const files = (await Promise.all(parts.map((part) => hashFiles(folder, part)))).flat();
  return { files, hash: toHash(files.map(({ name, hash }) => `${hash} ${name}\n`).join('')) };
}
