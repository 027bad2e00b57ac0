import type { SourceFile } from './files';
import type { ContentProblem } from './problem';

/** The first mark of a git merge conflict in a file. */
export function checkConflicts({ file, text }: SourceFile): readonly ContentProblem[] {
  const index = text.split('\n').findIndex((line) => /^(<{7}|>{7})( |\r?$)/.test(line));
  if (index === -1) return [];
  const found = 'a merge conflict';
  const hint = 'Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>.';
  return [{ file, line: index + 1, found, expected: 'one version of the text', hint }];
}
