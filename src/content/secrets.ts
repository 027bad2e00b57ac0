import type { SourceFile } from './files';
import type { ContentProblem } from './problem';

/** What real credentials look like, and what each is called. */
const patterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a JSON Web Token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['an access key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_\w{36}|github_pat_\w{30,})/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10,}/],
  ['a key of Stripe', /\b[sr]k_(?:live|test)_\w{16,}/],
  ['a key of Google', /\bAIza[\w-]{35}/],
  ['a bearer token', /\bBearer\s+(?=[\w.~+/-]*\d)(?=[\w.~+/-]*[a-z])[\w.~+/-]{20,}/],
  [
    'a secret',
    /\b(?:client_?secret|api_?key|access_?token|password)["'`]?\s*[:=]\s*["'`](?=[^"'`\s]*\d)[\w.~+/-]{16,}={0,2}["'`]/i,
  ],
];

/** Lines that hold what looks like somebody's credentials; the message does not repeat them. */
export function checkSecrets({ file, text }: SourceFile): readonly ContentProblem[] {
  return text.split('\n').flatMap((content, index) => {
    const secret = patterns.find(([, pattern]) => pattern.test(content));
    if (!secret) return [];
    return [
      {
        file,
        line: index + 1,
        found: `what looks like ${secret[0]}`,
        expected: 'a placeholder such as YOUR_ACCESS_TOKEN',
        hint: 'If it is real, have it revoked: the history of the repository keeps it.',
      },
    ];
  });
}
