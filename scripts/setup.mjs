/** Installs what the lockfile names, if it is missing or stale. Needs nothing but Node and npm. */
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readJson } from './lib/json.mjs';
import { isInstalled } from './lib/lockfile.mjs';
import { Failure, main } from './lib/main.mjs';
import { runNpm } from './lib/run.mjs';
import { root } from './lib/paths.mjs';

/** @typedef {import('./lib/lockfile.mjs').Lockfile} Lockfile */

const usage = `node scripts/setup.mjs

Installs the packages that package-lock.json names, if they are missing or outdated.`;

/** Throws a {@link Failure} if Node is too old or npm does not succeed. */
export async function ensureInstalled() {
  await checkNode();
  const wanted = /** @type {Lockfile} */ (await readJson('package-lock.json'));
  const installed = /** @type {Lockfile | null} */ (
    await readJson('node_modules/.package-lock.json').catch(() => null)
  );
  if (installed && isInstalled(wanted, installed)) return;
  await checkOwnFolder();

  const why = installed ? 'The installed packages differ from' : 'Installing the packages named in';
  console.log(`${why} package-lock.json: running npm ci …`);
  await install();
}

/** npm would empty the folder that a link leads to, which another copy of the project may use. */
async function checkOwnFolder() {
  const status = await lstat(path.join(root, 'node_modules')).catch(() => null);
  if (!status?.isSymbolicLink()) return;
  throw new Failure(
    'node_modules is a link to packages that differ from package-lock.json. Run "npm ci" in the ' +
      'folder that it leads to, or remove the link and try again.',
  );
}

async function checkNode() {
  const manifest = /** @type {{engines: {node: string}}} */ (await readJson('package.json'));
  const least = manifest.engines.node.replace('>=', '');
  if (isOlder(process.versions.node, least)) {
    throw new Failure(
      `Node ${process.versions.node} is too old: this project needs Node ${least} or newer. ` +
        'Install a current one from https://nodejs.org and try again.',
    );
  }
}

/**
 * @param {string} version
 * @param {string} least
 */
function isOlder(version, least) {
  return version.localeCompare(least, 'en', { numeric: true }) < 0;
}

async function install() {
  const { exitCode, errors } = await runNpm(['ci', '--include=dev', '--no-fund', '--no-audit']);
  if (exitCode === 0) return;

  const offline = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/.test(errors);
  throw new Failure(
    `npm ci failed (exit code ${exitCode}), so the packages are not installed. ` +
      (offline
        ? 'The package registry could not be reached: check the network and the proxy settings.'
        : `npm says why above. Run "npm ci" in ${root} to see it again.`),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void main(usage, ensureInstalled);
