/**
 * Installs the packages of the lockfile if they are missing or outdated. Requires only Node and
 * npm.
 */
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readJson } from './lib/files.mjs';
import { Failure } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { runNpm } from './lib/programs.mjs';

/**
 * The relevant properties of a lockfile.
 * @typedef {{version?: string, integrity?: string, optional?: boolean}} LockedPackage
 * @typedef {{packages?: Readonly<Record<string, LockedPackage>>}} Lockfile
 */

/** Throws a {@link Failure} if Node is too old or npm fails. */
export async function ensureInstalled() {
  const manifest = /** @type {{engines: {node: string}}} */ (await readJson('package.json'));
  const least = manifest.engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(least, 'en', { numeric: true }) < 0) {
    throw new Failure(
      `Node ${process.versions.node} is too old. This project requires Node ${least} or newer. ` +
        'Install a current version from https://nodejs.org and try again.',
    );
  }
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
  const status = await lstat(path.join(root, folder, 'node_modules')).catch(() => null);
  if (status?.isSymbolicLink()) {
    // npm would delete the target folder of the link, which another copy of the project may use.
    throw new Failure(
      'node_modules is a link to packages that differ from package-lock.json. Run "npm ci" in its ' +
        'target folder, or remove the link and try again.',
    );
  }
  const why = installed ? 'The installed packages differ from' : 'Installing the packages in';
  console.log(`${why} ${lockfile}: running npm ci …`);
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--prefix', folder];
  const exitCode = await runNpm(args);
  if (exitCode === 0) return;
  throw new Failure(
    `npm ci failed (exit code ${exitCode}), so the packages are not installed: see the error above.`,
  );
}

/**
 * Whether `installed` (the lockfile in node_modules) contains exactly the packages in `wanted`.
 * Optional packages may be missing, since most are for other operating systems.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function isInstalled(wanted, installed) {
  const { '': _project, ...wantedPackages } = wanted.packages ?? {};
  const installedPackages = installed.packages ?? {};
  const complete = Object.entries(wantedPackages).every(([folder, locked]) => {
    const found = installedPackages[folder];
    if (!found) return locked.optional === true;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
  return complete && Object.keys(installedPackages).every((folder) => folder in wantedPackages);
}
