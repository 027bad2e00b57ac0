/**
 * Makes runs follow one another. Calls that come during a run share the next one, so that each gets
 * what is true after it called.
 */
export function oneAtATime<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    if (next) return next;
    const started = last.then(() => {
      next = undefined;
      return run();
    });
    next = started;
    last = started.catch(() => undefined);
    return started;
  };
}
