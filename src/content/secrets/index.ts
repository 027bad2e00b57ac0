/** Finds possible credentials in the files of editors. */
import type { SourceFile } from '../files';
import type { ContentProblem } from '../problem';
import { credentials } from './credentials';
import { issued } from './issued';
import { isMarked } from './placeholder';

/** Reports lines with possible credentials, without repeating them in the message. */
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
        hint: 'If it is real, revoke it, because it remains in the history of the repository.',
      },
    ];
  });
}

/** What a line contains, in words. */
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
