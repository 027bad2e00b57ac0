import { runAgain } from '../../scripts/lib/restart.mjs';

const minute = 60_000;

/** Runs a server with these run times and exit codes. */
async function runServer(runs: readonly (readonly [duration: number, exitCode: number])[]) {
  let time = 0;
  let count = 0;
  const run = () => {
    const [duration, exitCode] = runs[count] ?? [0, 0];
    time += duration;
    count += 1;
    return Promise.resolve(exitCode);
  };
  const exitCode = await runAgain(run, () => time);
  return { exitCode, count };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the server of npm start', () => {
  it('restarts after every crash', async () => {
    const runs = [[minute, 137] as const, [minute, 1] as const, [minute, 0] as const];
    expect(await runServer(runs)).toEqual({ exitCode: 0, count: 3 });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('exit code 137'));
  });

  it.each([0, 130, 143])('ends when its user stops it (exit code %d)', async (exitCode) => {
    expect(await runServer([[minute, exitCode]])).toEqual({ exitCode, count: 1 });
  });

  it('ends if it crashes soon after its start', async () => {
    expect(await runServer([[19_999, 1]])).toEqual({ exitCode: 1, count: 1 });
    expect(await runServer([[20_000, 1]])).toEqual({ exitCode: 0, count: 2 });
  });
});
