/**
 * The relevant properties of Jest's `--json` report.
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numRuntimeErrorTestSuites: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 * }} JestReport
 *
 * A step that passes or fails, a Jest run with its report (`null` if it crashed before it wrote one), or the totals of a runner.
 * @typedef {{kind: 'step', passed: boolean}
 *   | {kind: 'jest', exitCode: number, report: JestReport | null}
 *   | ({kind: 'sums'} & Sums)} Outcome
 *
 * @typedef {{passed: number, failed: number, skipped: number}} Sums
 */

/**
 * Adds up the outcomes of all runners.
 * @param {readonly Outcome[]} outcomes
 * @returns {Sums & {line: string, ok: boolean}}
 */
export function sumUp(outcomes) {
  const sums = outcomes.map(toSums).reduce(add, { passed: 0, failed: 0, skipped: 0 });
  const skipped = sums.skipped > 0 ? `, ${sums.skipped} skipped` : '';
  return {
    ...sums,
    line: `${sums.passed} passed, ${sums.failed} failed${skipped}`,
    ok: sums.failed === 0 && sums.passed > 0,
  };
}

/**
 * @param {Sums} total
 * @param {Sums} more
 * @returns {Sums}
 */
function add(total, more) {
  return {
    passed: total.passed + more.passed,
    failed: total.failed + more.failed,
    skipped: total.skipped + more.skipped,
  };
}

/**
 * @param {Outcome} outcome
 * @returns {Sums}
 */
function toSums(outcome) {
  switch (outcome.kind) {
    case 'step':
      return { passed: Number(outcome.passed), failed: Number(!outcome.passed), skipped: 0 };
    case 'jest':
      return toJestSums(outcome);
    case 'sums':
      return outcome;
    default:
      return /** @satisfies {never} */ (outcome);
  }
}

/**
 * A run that fails without a failed test (a crash, no tests found) counts as one failure. Every
 * test must run, so a skipped one counts as a failure.
 * @param {Extract<Outcome, {kind: 'jest'}>} outcome
 * @returns {Sums}
 */
function toJestSums({ exitCode, report }) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: 0,
  };
}
