/** Runs programs in the root of the repository and streams their output. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { readJson } from './files.mjs';
import { Failure, Stop } from './main.mjs';
import { root } from './paths.mjs';

const isWindows = process.platform === 'win32';

/**
 * Runs a script of `package.json`; resolves to its exit code.
 * @param {string} name
 * @param {readonly string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runScript(name, args = [], env = process.env) {
  const { exitCode } = await run(...(await readScript(name, args)), { env });
  return exitCode;
}

/**
 * Runs a script of `package.json`; resolves to its exit code and what it printed, which is not shown.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runScriptForOutput(name, args, env) {
  return run(...(await readScript(name, args)), { env, keepOutput: true });
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
async function readScript(name, args) {
  const manifest = await readJson('package.json');
  const { scripts } = /** @type {{scripts: Record<string, string>}} */ (manifest);
  const [program = '', ...ownArgs] = (scripts[name] ?? '').split(' ');
  return toCommand(program, [...ownArgs, ...args]);
}

/**
 * Runs Node or a program from a package, and resolves to its exit code. Does not use npm and its
 * shell, which do not pass SIGTERM on.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [cwd]
 */
export async function runPackage(program, args, env = process.env, cwd = root) {
  const { exitCode } = await run(...toCommand(program, args), { env, cwd });
  return exitCode;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {[command: string, args: readonly string[]]}
 */
function toCommand(program, args) {
  if (program === 'node') return [process.execPath, args];
  return [path.join(root, 'node_modules/.bin', isWindows ? `${program}.cmd` : program), args];
}

/**
 * Runs the npm that started this script, else the one on the PATH; resolves to its exit code and
 * to what it wrote to the error stream.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const running = process.env.npm_execpath;
  return running?.endsWith('npm-cli.js')
    ? run(process.execPath, [running, ...args], { keepErrors: true })
    : run(isWindows ? 'npm.cmd' : 'npm', args, { keepErrors: true });
}

/**
 * SIGINT and SIGTERM are passed on, so no process remains, and end in a {@link Stop}: regardless of
 * how the program reacts to them, nothing runs after it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{env?: NodeJS.ProcessEnv, cwd?: string, keepErrors?: boolean, keepOutput?: boolean}} options
 *   kept errors are also shown, but kept output is not, to which errors belong
 * @returns {Promise<{exitCode: number, output: string}>}
 */
function run(command, args, { env, cwd = root, keepErrors, keepOutput }) {
  const stdout = keepOutput ? 'pipe' : 'inherit';
  const stderr = keepErrors || keepOutput ? 'pipe' : 'inherit';
  // Windows starts `.cmd` files only in a shell.
  const shell = command.endsWith('.cmd');
  const child = spawn(command, args, { cwd, env, shell, stdio: ['inherit', stdout, stderr] });
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  if (keepErrors) child.stderr?.pipe(process.stderr);
  /** @type {NodeJS.Signals | null} */
  let passedOn = null;
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    passedOn = signal;
    child.kill(signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn);

  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      reject(new Failure(`${path.basename(command)} could not be started: ${error.message}`));
    });
    child.on('close', (code, ownSignal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      const signal = passedOn ?? ownSignal;
      if (signal === 'SIGINT' || signal === 'SIGTERM') reject(new Stop(signal));
      else resolve({ exitCode: code ?? 1, output });
    });
  });
}
