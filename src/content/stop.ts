import process from 'node:process';
import { toReport, type ContentProblem } from './problem';

/** Ends a command that must not go on with problems, with the list and without a stack trace. */
export function stopAtProblems(problems: readonly ContentProblem[]): void {
  if (problems.length === 0) return;
  console.error(`\n${toReport(problems)}\n`);
  process.exit(1);
}
