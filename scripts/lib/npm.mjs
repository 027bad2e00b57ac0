/** Runs npm, in the repository's folder, with its output streaming through. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { Failure } from './main.mjs';
import { root } from './paths.mjs';

/** @typedef {NodeJS.ProcessEnv} Environment */

/**
 * Runs a script of `package.json`; resolves to its exit code.
 * @param {string} name
 * @param {readonly string[]} [args]
 * @param {Environment} [env]
 */
export async function runScript(name, args = [], env = process.env) {
  const { exitCode } = await runNpm(['run', '--silent', name, '--', ...args], { env });
  return exitCode;
}

/**
 * Runs npm; resolves to its exit code and to what it wrote to the error stream, if asked to keep it.
 * SIGINT and SIGTERM are passed on, so that nothing stays behind.
 * @param {readonly string[]} args
 * @param {{env?: Environment, keepErrors?: boolean}} [options]
 * @returns {Promise<{exitCode: number, errors: string}>}
 */
export function runNpm(args, { env = process.env, keepErrors = false } = {}) {
  const [command, first] = npmCommand();
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', keepErrors ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32' && first.length === 0,
  });
  let errors = '';
  child.stderr?.on('data', (/** @type {Buffer} */ chunk) => {
    errors += chunk.toString();
    process.stderr.write(chunk);
  });
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);

  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Failure(`npm could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve({ exitCode: code ?? 128 + (signal ? constants.signals[signal] : 0), errors });
    });
  });
}

/**
 * The npm that started this script, else the one on the PATH.
 * @returns {[command: string, first: readonly string[]]}
 */
function npmCommand() {
  const running = process.env.npm_execpath;
  return running?.endsWith('npm-cli.js') ? [process.execPath, [running]] : ['npm', []];
}
