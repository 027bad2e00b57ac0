/** Runs a command: installs what it needs, loads it, and shows its errors. */
import path from 'node:path';
import process from 'node:process';
import { readJson, root } from './paths.mjs';
import { Failure, runNpm } from './programs.mjs';

/**
 * A command is TypeScript. It names its options, because npm takes those that are not after `--`, and
 * the exit code of its errors if it is not 1.
 * @typedef {{
 *   usage: string,
 *   errorCode?: number,
 *   options?: Readonly<Record<string, unknown>>,
 *   run: (args: string[]) => void | Promise<void>
 * }} Command
 */

/**
 * Runs the command in a file. Prints errors and exits with code 1, or with 128 plus the number of the
 * signal that stopped it.
 * @param {string} file
 * @param {string[]} args
 */
export async function runCommand(file, args) {
  stopWithNpm();
  // Docusaurus would ask the registry for updates, and advise to change the owner of a folder.
  process.env.NO_UPDATE_NOTIFIER = '1';
  /** @type {Partial<Command>} */
  let command = {};
  try {
    await ensurePackages('.');
    const { usage, options = {}, run } = (command = await load(path.join(root, file)));
    validateOptions(Object.keys(options), args);
    if (args.includes('--help')) console.log(usage);
    else await run(args);
  } catch (error) {
    const exitCode = showError(error, command.usage ?? '');
    process.exitCode = command.errorCode ?? exitCode;
  }
}

/** @param {string} file */
async function load(file) {
  const { default: jiti } = await import('jiti');
  /** @type {unknown} */
  const command = jiti(file)(file);
  return /** @type {Command} */ (command);
}

/**
 * Rejects options that npm took: without them, a command can do the opposite.
 * @param {readonly string[]} options
 * @param {readonly string[]} args
 */
function validateOptions(options, args) {
  const taken = [...options, 'dry-run']
    .filter((option) => {
      const name = `npm_config_${option.replace(/^no-/, '').replaceAll('-', '_')}`;
      return option.startsWith('no-') ? process.env[name] === '' : name in process.env;
    })
    .map((option) => `--${option}`);
  if (taken.length === 0) return;
  const words = ['npm run', process.env.npm_lifecycle_event, '--', ...taken, ...args];
  throw new Failure(
    `Nothing was done, because npm took ${taken.join(' ')} itself. Put options of the command after ` +
      `"--": ${words.join(' ')}`,
  );
}

/** @typedef {NodeJS.ErrnoException & {exitCode?: number}} ShownError */

/**
 * Prints an error of a script, of its arguments, or of the system, such as a full disk, without the
 * stack trace that others need.
 * @param {unknown} error
 * @param {string} usage
 * @returns {number} the exit code
 */
function showError(error, usage) {
  // TypeScript that a script loads has its own copy of the class `Failure`.
  const { exitCode, code, syscall, message } = /** @type {ShownError} */ (error);
  if (code?.startsWith('ERR_PARSE_ARGS')) console.error(`\n${message}\n\n${usage}`);
  else console.error((exitCode ?? syscall) ? `\n${message}` : error);
  return exitCode ?? 1;
}

/**
 * Stops this script when the npm process that started it stops. The shell in between does not pass
 * SIGTERM on, so a server would keep running, or the next step would start.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * The relevant properties of a lockfile.
 * @typedef {{version?: string, integrity?: string, optional?: boolean}} LockedPackage
 * @typedef {{packages?: Readonly<Record<string, LockedPackage>>}} Lockfile
 */

/**
 * Installs the packages of the lockfile in a folder, if they are missing or outdated. Throws a
 * {@link Failure} if npm fails.
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
  const { '': _project, ...all } = { ...wanted.packages, ...installed.packages };
  return Object.keys(all).every((folder) => {
    const [locked, found] = [wanted.packages?.[folder], installed.packages?.[folder]];
    if (!found) return locked?.optional === true;
    return found.version === locked?.version && found.integrity === locked?.integrity;
  });
}
