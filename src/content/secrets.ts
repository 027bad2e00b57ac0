/** Finds possible credentials in the files of editors. */
import type { SourceFile } from './files';
import type { ContentProblem } from './problem';

/** What readers of this portal use, and what people paste next to it. */
const credentials: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a JSON Web Token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY/],
  ['an AWS access key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a GitHub token', /\b(?:gh[pousr]_\w{36}|github_pat_\w{30,})/],
  ['a bearer token', /\bBearer\s+(?<value>[\w.~+/-]{20,})/i],
  [
    'a secret',
    /(?:client[_-]?secret|password|access[_-]?token|api[_-]?key)["'`]*\s*[:=]>?\s*["'`]*(?<value>[\w+/-]{16,})/i,
  ],
];

/** Reports lines with possible credentials, without repeating them in the message. */
export function checkSecrets({ file, text }: SourceFile): readonly ContentProblem[] {
  return text.split('\n').flatMap((content, index) => {
    const [name] = credentials.find(([, pattern]) => isFound(pattern, content)) ?? [];
    if (name === undefined) return [];
    return [
      {
        file,
        line: index + 1,
        found: `what looks like ${name}`,
        expected: 'a placeholder such as YOUR_ACCESS_TOKEN',
        hint: 'If it is real, revoke it, because it remains in the history of the repository.',
      },
    ];
  });
}

/** Whether a line contains a value of this kind. Placeholders are words: `your-client-secret-1`. */
function isFound(pattern: RegExp, line: string): boolean {
  const match = pattern.exec(line);
  if (!match) return false;
  const { value = match[0] } = match.groups ?? {};
  const isMarked = /example|your|placeholder|x{4,}|0{6,}/i.test(value);
  return !isMarked && !value.split(/[\W_]+/).every((part) => /^([A-Za-z]*|\d{1,4})$/.test(part));
}
