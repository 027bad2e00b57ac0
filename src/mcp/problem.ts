/** What is wrong with a call, as the caller reads it. */

/** A tool says what it found, what it expected, and what to do. */
export class Problem extends Error {
  constructor(message: string, hint = '') {
    super(hint === '' ? message : `${message} ${hint}`);
  }
}

/** A value for a message: as JSON on one line, truncated if it is long. */
export function toQuoted(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? 'nothing';
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
