/** Installs packages. It runs before there are any, so it is JavaScript and needs none. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { readJson, root } from './paths.mjs';

/**
 * The relevant properties of a lockfile.
 * @typedef {{version?: string, integrity?: string, optional?: boolean}} LockedPackage
 * @typedef {{packages?: Readonly<Record<string, LockedPackage>>}} Lockfile
 */

/**
 * Installs the packages of the lockfile in a folder, if they are missing or outdated, with the npm that
 * started this script, else the one on the PATH. Exits with code 1 if npm fails.
 * @param {string} folder
 */
export async function ensurePackages(folder) {
  const lockfile = path.join(folder, 'package-lock.json');
  const wanted = /** @type {Lockfile} */ (await readJson(lockfile));
  const installed = /** @type {Lockfile | null} */ (
    await readJson(path.join(folder, 'node_modules/.package-lock.json')).catch(() => null)
  );
  if (installed && isInstalled(wanted, installed)) return;
  console.log(`Installing the packages of ${lockfile}, which can take two minutes …`);
  const { npm_execpath: own = '' } = process.env;
  const isNpm = own.endsWith('npm-cli.js');
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--prefix', folder];
  const { status } = spawnSync(isNpm ? process.execPath : 'npm', isNpm ? [own, ...args] : args, {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error(
    `\nnpm ci failed (exit code ${status}), so the packages are not installed: see the error above.`,
  );
  process.exit(1);
}

/**
 * Whether `installed` (the lockfile in node_modules) contains exactly the packages in `wanted`.
 * Optional packages may be missing, since most are for other operating systems.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function isInstalled(wanted, installed) {
  const { '': _project, ...all } = { ...wanted.packages, ...installed.packages };
  return Object.keys(all).every((folder) => {
    const [locked, found] = [wanted.packages?.[folder], installed.packages?.[folder]];
    if (!found) return locked?.optional === true;
    return found.version === locked?.version && found.integrity === locked?.integrity;
  });
}
