import { findClosest } from './closest';

/** Something in the content that an editor has to put right. */
export interface ContentProblem {
  /** From the root of the repository, with `/` between the parts. */
  readonly file: string;
  /** Counted from 1; unknown where the problem is one of the whole file. */
  readonly line?: number;
  /** What is wrong: an endpoint and its field, a key of the front matter, a component. */
  readonly where?: string;
  readonly found: string;
  readonly expected: string;
  /** A sentence that says what to do. */
  readonly hint?: string;
}

/** What is wrong and what to do, without its place. */
export type Problem = Pick<ContentProblem, 'found' | 'expected' | 'hint'>;

/** The problem in one line. */
export function toMessage({ file, line, where, found, expected, hint }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const parts = [
    place,
    ...(where === undefined ? [] : [where]),
    `found ${found}, expected ${expected}.`,
  ];
  return parts.join(': ') + (hint === undefined ? '' : ` ${hint}`);
}

/** All problems, a line each, below a line that says how many there are. */
export function toReport(problems: readonly ContentProblem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`${count} in the content:`, '', ...problems.map(toMessage)].join('\n');
}

/** The known word that another one may be a slip of, as a question; nothing where none is close. */
export function suggest(word: string, known: readonly string[]): { readonly hint?: string } {
  const closest = findClosest(word, known);
  return closest === undefined ? {} : { hint: `Did you mean ${JSON.stringify(closest)}?` };
}
