import { setTimeout as wait } from 'node:timers/promises';
import { oneAtATime } from '../../plugins/docs/one-at-a-time';

/** Runs that take some time. Each returns its number, and the listed ones fail. */
function makeRuns(failing: readonly number[] = []) {
  let begun = 0;
  let underWay = 0;
  let most = 0;
  const run = oneAtATime(async () => {
    begun += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    const number = begun;
    await wait(100);
    underWay -= 1;
    if (failing.includes(number)) throw new Error(`run ${number}`);
    return number;
  });
  return { run, most: () => most };
}

describe('oneAtATime', () => {
  it('shares one run between simultaneous calls', async () => {
    const { run } = makeRuns();
    await expect(Promise.all([run(), run(), run()])).resolves.toEqual([1, 1, 1]);
  });

  it('shares the next run between calls during a run', async () => {
    const { run, most } = makeRuns();
    const first = run();
    await wait(100);
    await expect(Promise.all([first, run(), run()])).resolves.toEqual([1, 2, 2]);
    expect(most()).toBe(1);
  });

  it('continues after a failed run', async () => {
    const { run } = makeRuns([1]);
    await expect(run()).rejects.toThrow('run 1');
    await expect(run()).resolves.toBe(2);
  });
});
