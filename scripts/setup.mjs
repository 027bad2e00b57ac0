/**
 * Installs the packages of the lockfile if they are missing or outdated. Requires only Node and
 * npm.
 */
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

Installs the packages in package-lock.json if they are missing or outdated.`;

/** Throws a {@link Failure} if Node is too old or npm fails. */
export async function ensureInstalled() {
  await checkNode();
  await ensurePackages('.');
}

/**
 * Installs the packages in a folder with its own lockfile. Throws a {@link Failure} if npm fails.
 * @param {string} folder
 */
export async function ensurePackages(folder) {
  const lockfile = path.join(folder, 'package-lock.json');
  const wanted = /** @type {Lockfile} */ (await readJson(lockfile));
  const installed = /** @type {Lockfile | null} */ (
    await readJson(path.join(folder, 'node_modules/.package-lock.json')).catch(() => null)
  );
  if (installed && isInstalled(wanted, installed)) return;
  await checkOwnFolder(folder);

  const why = installed ? 'The installed packages differ from' : 'Installing the packages in';
  console.log(`${why} ${lockfile}: running npm ci …`);
  await install(folder);
}

/**
 * npm would delete the target folder of a link, which another copy of the project may use.
 * @param {string} folder
 */
async function checkOwnFolder(folder) {
  const status = await lstat(path.join(root, folder, 'node_modules')).catch(() => null);
  if (!status?.isSymbolicLink()) return;
  throw new Failure(
    'node_modules is a link to packages that differ from package-lock.json. Run "npm ci" in its ' +
      'target folder, or remove the link and try again.',
  );
}

async function checkNode() {
  const manifest = /** @type {{engines: {node: string}}} */ (await readJson('package.json'));
  const least = manifest.engines.node.replace('>=', '');
  if (isOlder(process.versions.node, least)) {
    throw new Failure(
      `Node ${process.versions.node} is too old. This project requires Node ${least} or newer. ` +
        'Install a current version from https://nodejs.org and try again.',
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

/** @param {string} folder */
async function install(folder) {
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--prefix', folder];
  const { exitCode, errors } = await runNpm(args);
  if (exitCode === 0) return;

  const offline = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/.test(errors);
  throw new Failure(
    `npm ci failed (exit code ${exitCode}), so the packages are not installed. ` +
      (offline
        ? 'Could not reach the package registry. Check your network and proxy settings.'
        : `See the error above, or run "npm ci" in ${path.join(root, folder)} to see it again.`),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void main(usage, ensureInstalled);
