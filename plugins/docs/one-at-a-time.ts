import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds to wait, so that files saved together are read together. */
const pause = 50;

/**
 * Runs a task sequentially, with a short pause before each run. Calls before a run starts share
 * that run, so each call gets a result that is newer than the call.
 */
export function oneAtATime<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    if (next) return next;
    const started = last.then(async () => {
      await wait(pause);
      next = undefined;
      return run();
    });
    next = started;
    last = started.catch(() => undefined);
    return started;
  };
}
