/** Finds possible credentials in the files of editors. */
import type { SourceFile } from './files';
import type { ContentProblem } from './problem';

const credentials: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a JSON Web Token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY/],
  ['an AWS access key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a GitHub token', /\b(?:gh[pousr]_\w{36}|github_pat_\w{30,})/],
];

/** Reports lines with possible credentials, without repeating them in the message. */
export function checkSecrets({ file, text }: SourceFile): readonly ContentProblem[] {
  return text.split('\n').flatMap((content, index) => {
    const [name] = credentials.find(([, pattern]) => pattern.test(content)) ?? [];
    if (name === undefined) return [];
    const hint = 'If it is real, revoke it, because it remains in the history of the repository.';
    const expected = 'a placeholder such as YOUR_ACCESS_TOKEN';
    return [{ file, line: index + 1, found: `what looks like ${name}`, expected, hint }];
  });
}
