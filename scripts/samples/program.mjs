/** Runs compilers, interpreters and samples, with limits on time and output. */
import { execFile } from 'node:child_process';
import process from 'node:process';

/**
 * @typedef {{
 *   command: string,
 *   args: readonly string[],
 *   cwd?: string,
 *   env?: Readonly<Record<string, string>>,
 * }} Program
 * @typedef {{exitCode: number, stdout: string, stderr: string}} Ending
 */

const megabyte = 2 ** 20;

/**
 * Always resolves. A program that cannot be started ends with exit code 127.
 * @param {Program} program
 * @param {{seconds: number}} limit
 * @returns {Promise<Ending>}
 */
export function runProgram({ command, args, cwd, env = {} }, { seconds }) {
  const options = {
    cwd,
    env: { ...withoutProxies(process.env), ...env },
    timeout: seconds * 1000,
    killSignal: /** @type {const} */ ('SIGKILL'),
    maxBuffer: 64 * megabyte,
  };
  return new Promise((resolve) => {
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      if (!error) {
        resolve({ exitCode: 0, stdout, stderr });
        return;
      }
      const reason = error.killed ? `stopped after ${seconds} s` : error.message;
      const exitCode = typeof error.code === 'number' ? error.code : 127;
      resolve({ exitCode, stdout, stderr: `${stderr}\n${reason}` });
    });
    child.stdin?.end();
  });
}

/**
 * Samples talk to this machine only, never through a proxy.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutProxies(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/_proxy$/i.test(name)));
}

/**
 * Works on all items, so many at a time.
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {number} atOnce
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export async function inParallel(items, atOnce, work) {
  /** @type {Result[]} */
  const results = [];
  const queue = items.entries();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  });
  await Promise.all(workers);
  return results;
}
