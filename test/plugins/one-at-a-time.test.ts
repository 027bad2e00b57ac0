import { oneAtATime } from '../../plugins/docs/one-at-a-time';

/** Runs that end when the test says so; each gives the count of runs that had begun. */
function makeRuns() {
  const ends: (() => void)[] = [];
  let begun = 0;
  const run = jest.fn(async () => {
    begun += 1;
    const count = begun;
    await new Promise<void>((resolve) => ends.push(resolve));
    if (count === failing) throw new Error(`run ${count}`);
    return count;
  });
  let failing = 0;
  return {
    run: oneAtATime(run),
    begun: () => begun,
    fail: (count: number) => (failing = count),
    end: async () => {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('oneAtATime', () => {
  it('lets calls that come during a run share the next one', async () => {
    const { run, begun, end } = makeRuns();
    const first = run();
    await settle();
    const later = [run(), run(), run()];
    expect(begun()).toBe(1);
    await end();
    expect(begun()).toBe(2);
    await end();
    await expect(Promise.all([first, ...later])).resolves.toEqual([1, 2, 2, 2]);
  });

  it('goes on after a run that failed', async () => {
    const { run, fail, end } = makeRuns();
    fail(1);
    const first = expect(run()).rejects.toThrow('run 1');
    await settle();
    const second = run();
    await end();
    await end();
    await first;
    await expect(second).resolves.toBe(2);
  });
});
