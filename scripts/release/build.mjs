/** The build that `npm run build` wrote. */
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../lib/main.mjs';
import { hashFiles, parts, toHash } from './files.mjs';

/**
 * `release` is the ID that the build shows in `healthz`, and `hash` covers all files.
 * @typedef {{
 *   readonly release: string,
 *   readonly hash: string,
 *   readonly files: readonly import('./files.mjs').ReleaseFile[],
 * }} Build
 */

/** Files of every build. The last one that it writes is `healthz`. */
const healthFile = 'build/healthz';
const expected = ['build/index.html', 'build/404.html', healthFile, 'hosts/rules.json'];

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
  const release = await readRelease(folder);
  const files = (await Promise.all(parts.map((part) => hashFiles(folder, part)))).flat();
  const hash = toHash(files.map((file) => `${file.hash} ${file.name}\n`).join(''));
  return { release, hash, files };
}

/** @param {string} folder */
async function readRelease(folder) {
  const text = await readFile(path.join(folder, healthFile), 'utf8');
  const [, release] = /"release":"([0-9a-f]{12})"/.exec(text) ?? [];
  if (release !== undefined) return release;
  throw new Failure(
    `${healthFile}: found ${JSON.stringify(text.slice(0, 80))}, expected the release, such as ` +
      '{"version":"1.0.0","release":"154bf55cb503"}. Run "npm run build".',
  );
}
