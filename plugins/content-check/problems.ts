import process from 'node:process';

/** Something that an editor has to put right, in words. */
export interface Problem {
  readonly message: string;
}

/** All problems of the content of a site. Never throws: what cannot be read is a problem. */
export type Check = (siteDir: string) => Promise<readonly Problem[]>;

/** Ends a command that must not go on with problems, with the list and without a stack trace. */
export function stopAtProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  console.error(`\n${toReport(problems)}\n`);
  process.exit(1);
}

function toReport(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return [`The content has ${count}:`, ...problems.map(({ message }) => `  ${message}`)].join('\n');
}
