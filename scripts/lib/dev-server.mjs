/** Controls an `npm start` server for tests and measurements. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './port.mjs';

/** How long to wait for a server to start or to stop, in milliseconds. */
const timeout = 90_000;

/**
 * Starts `npm start` in a copy of the site and resolves when it serves pages. `output` is the
 * terminal output so far.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function startDevServer(folder, env = process.env) {
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [path.join(folder, 'scripts/start.mjs'), '--host', '127.0.0.1'],
    {
      cwd: folder,
      env: {
        ...env,
        PORT: String(port),
        NODE_ENV: undefined,
      },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const server = {
    url: `http://127.0.0.1:${port}/`,
    /** Of the process that all others of the server descend from. */
    pid: child.pid ?? 0,
    output: () => output,
    /** Stops the server and all its child processes. */
    async stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
  try {
    const answers = async () => {
      const response = await fetch(server.url).catch(() => undefined);
      return response?.ok === true;
    };
    const end = Date.now() + timeout;
    while (!(await answers())) {
      if (child.exitCode !== null || Date.now() > end) {
        throw new Error(`The "npm start" server did not start:\n${output}`);
      }
      await wait(100);
    }
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
