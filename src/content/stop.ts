import process from 'node:process';
import { toReport, type ContentProblem } from './problem';

/**
 * Stops a command that cannot continue with problems. Prints the problems without a stack trace.
 */
export function stopAtProblems(problems: readonly ContentProblem[]): void {
  if (problems.length === 0) return;
  console.error(`\n${toReport(problems)}\n`);
  process.exit(1);
}
