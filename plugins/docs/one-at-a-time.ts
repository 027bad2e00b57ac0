import { setTimeout as wait } from 'node:timers/promises';

/** Files that are saved together are read together. In milliseconds. */
const pause = 50;

/**
 * Makes runs follow one another, each after a short pause. Calls that come before a run begins share
 * it, so that each gets what is true after it called.
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
