/** Runs programs in the root of the repository and streams their output. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readJson, root } from './paths.mjs';

/** An error whose message is sufficient. Shown without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * `write` receives what the program prints, which is not shown then.
 * @typedef {{env?: NodeJS.ProcessEnv, cwd?: string, write?: (text: string) => void}} Options
 */

/**
 * Runs a script of `package.json`; resolves to its exit code. Does not use npm and its shell, which do
 * not pass SIGTERM on.
 * @param {string} name
 * @param {readonly string[]} [args]
 * @param {Options} [options]
 */
export async function runScript(name, args = [], options = {}) {
  const manifest = await readJson('package.json');
  const { scripts } = /** @type {{scripts: Record<string, string>}} */ (manifest);
  const [program = '', ...ownArgs] = (scripts[name] ?? '').split(' ');
  return runPackage(program, [...ownArgs, ...args], options);
}

/**
 * Runs Node or a program from a package, and resolves to its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function runPackage(program, args, options) {
  if (program === 'node') return run(process.execPath, args, options);
  return run(path.join(root, 'node_modules/.bin', toCommand(program)), args, options);
}

/**
 * Runs the npm that started this script, else the one on the PATH; resolves to its exit code.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const running = process.env.npm_execpath;
  return running?.endsWith('npm-cli.js')
    ? run(process.execPath, [running, ...args])
    : run(toCommand('npm'), args);
}

/** @param {string} name */
function toCommand(name) {
  return process.platform === 'win32' ? `${name}.cmd` : name;
}

/**
 * SIGINT and SIGTERM are passed on, so no process remains, and end in a {@link Failure}: regardless
 * of how the program reacts to them, nothing runs after it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>}
 */
async function run(command, args, { env, cwd = root, write } = {}) {
  const output = write ? 'pipe' : 'inherit';
  // Windows starts `.cmd` files only in a shell.
  const shell = command.endsWith('.cmd');
  const child = spawn(command, args, { cwd, env, shell, stdio: ['inherit', output, output] });
  for (const stream of [child.stdout, child.stderr]) {
    if (write) stream?.setEncoding('utf8').on('data', write);
  }
  /** @type {NodeJS.Signals[]} */
  const passedOn = [];
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    passedOn.push(signal);
    child.kill(signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  /** @type {[number | null, NodeJS.Signals | null]} */
  const [code, ownSignal] = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (...ends) => resolve(ends));
  });
  process.off('SIGINT', passOn).off('SIGTERM', passOn);
  const signal = passedOn[0] ?? ownSignal;
  if (signal === 'SIGINT' || signal === 'SIGTERM') {
    throw new Failure(`Stopped by ${signal}.`, 128 + constants.signals[signal]);
  }
  return code ?? 1;
}
