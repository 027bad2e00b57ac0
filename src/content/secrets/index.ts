/** Finds what looks like somebody's credentials in the files that editors write. */
import type { SourceFile } from '../files';
import type { ContentProblem } from '../problem';
import { credentials } from './credentials';
import { issued } from './issued';
import { isMarked } from './placeholder';

/** Lines that hold what looks like somebody's credentials; the message does not repeat them. */
export function checkSecrets({ file, text }: SourceFile): readonly ContentProblem[] {
  return text.split('\n').flatMap((content, index) => {
    const secret = findSecret(content);
    if (secret === undefined) return [];
    return [
      {
        file,
        line: index + 1,
        found: `what looks like ${secret}`,
        expected: 'a placeholder such as YOUR_ACCESS_TOKEN',
        hint: 'If it is real, have it revoked: the history of the repository keeps it.',
      },
    ];
  });
}

/** What a line holds, in words. */
function findSecret(line: string): string | undefined {
  const [name] =
    issued.find(([, pattern]) => {
      const [found] = pattern.exec(line) ?? [];
      return found !== undefined && !isMarked(found);
    }) ??
    credentials.find(([, pattern, isSecret]) =>
      [...line.matchAll(pattern)].some(({ groups = {} }) => isSecret(groups['secret'] ?? '')),
    ) ??
    [];
  return name;
}
