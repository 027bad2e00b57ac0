/** Programs that run until they are stopped. */
import { spawn, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** How long to wait for a start, in milliseconds. Builds can run beside it. */
const timeout = 180_000;

export interface Service {
  /** The terminal output so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a program, and waits until it is ready. A detached one is stopped with its children. */
export async function startService(
  [command = '', ...args]: readonly string[],
  options: SpawnOptionsWithoutStdio,
  isReady: (output: string) => boolean | Promise<boolean>,
): Promise<Service> {
  const child = spawn(command, args, options);
  const state = { output: '', hasEnded: false };
  const add = (chunk: Buffer) => (state.output += chunk.toString());
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  child.once('error', ({ message }) => (state.output += message));
  const ended = once(child, 'close').then(() => (state.hasEnded = true));
  const stop = async () => {
    if (!options.detached) child.kill();
    else if (child.pid && !state.hasEnded) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const end = Date.now() + timeout;
  while (!(await isReady(state.output))) {
    if (state.hasEnded || Date.now() > end) {
      await stop();
      throw new Error(`${command} did not start:\n${state.output}`);
    }
    await wait(50);
  }
  return { output: () => state.output, stop };
}
