import { sumUp } from '../../scripts/lib/sum-up.mjs';

const passedStep = { kind: 'step', passed: true } as const;
const failedStep = { kind: 'step', passed: false } as const;

const noTests = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

describe('sumUp', () => {
  it('adds up the tests of all runs, and counts each step as one', () => {
    const run = { kind: 'jest', exitCode: 0, report: { ...noTests, numPassedTests: 20 } } as const;
    expect(sumUp([passedStep, run, run, passedStep])).toMatchObject({
      line: '42 passed, 0 failed',
      ok: true,
    });
  });

  it('counts failed steps, failed tests, and suites that did not run', () => {
    const report = {
      ...noTests,
      numPassedTests: 3,
      numFailedTests: 2,
      numRuntimeErrorTestSuites: 1,
    };
    expect(sumUp([failedStep, { kind: 'jest', exitCode: 1, report }])).toMatchObject({
      line: '3 passed, 4 failed',
      ok: false,
    });
  });

  it('counts skipped tests and todo tests as failures', () => {
    const report = { ...noTests, numPassedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(sumUp([{ kind: 'jest', exitCode: 0, report }])).toMatchObject({
      line: '1 passed, 3 failed',
      ok: false,
    });
  });

  it('counts a run without a report as a failure', () => {
    expect(sumUp([passedStep, { kind: 'jest', exitCode: 0, report: null }]).line).toBe(
      '1 passed, 1 failed',
    );
  });

  it('counts a run that fails without a failed test as a failure', () => {
    const report = { ...noTests, numPassedTests: 5 };
    expect(sumUp([{ kind: 'jest', exitCode: 1, report }]).line).toBe('5 passed, 1 failed');
  });

  it('uses totals that a runner has already counted', () => {
    const sums = { kind: 'sums', passed: 3, failed: 0, skipped: 2 } as const;
    expect(sumUp([passedStep, sums])).toMatchObject({
      line: '4 passed, 0 failed, 2 skipped',
      ok: true,
    });
  });

  it('fails if there are no tests', () => {
    expect(sumUp([])).toMatchObject({ line: '0 passed, 0 failed', ok: false });
  });
});
