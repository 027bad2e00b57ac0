import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './server';

/** How long to wait for a server to start, in milliseconds. Builds can run beside it. */
const timeout = 180_000;

export interface DevServer {
  readonly url: string;
  /** The terminal output so far. */
  readonly output: () => string;
  /** Stops the server and all its child processes. */
  readonly stop: () => Promise<void>;
}

/** Starts `npm start` on a project, and resolves when it serves pages. */
export async function startDevServer(
  code: string,
  project: string,
  env: NodeJS.ProcessEnv,
): Promise<DevServer> {
  const port = await findFreePort();
  const args = [path.join(code, 'scripts/run.mjs'), 'scripts/start.ts', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, {
    cwd: code,
    env: { ...env, INIT_CWD: project, PORT: String(port), NODE_ENV: undefined },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const answers = async () => {
    const response = await fetch(url).catch(() => undefined);
    return response?.ok === true;
  };
  const end = Date.now() + timeout;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`The "npm start" server did not start:\n${output}`);
    }
    await wait(100);
  }
  return { url, output: () => output, stop };
}
