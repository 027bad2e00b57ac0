/** Problems of the content, and their messages. */
import process from 'node:process';
import type { ApiDocument } from '../openapi/document';
import { type Finding, toCounted } from './problem';

/** A mistake in a file. */
export interface ContentProblem extends Finding {
  /** The path from the root of the repository, separated by `/`. */
  readonly file: string;
  /** Starts at 1. Undefined if the problem applies to the entire file. */
  readonly line?: number;
  /** What has the problem: an endpoint and its field, a front matter key or a component. */
  readonly where?: string;
}

/** A problem of a page, at a line of its own or that of its node. */
export type PageProblem = Omit<ContentProblem, 'file'>;

/** What a check of the content returns. */
export interface CheckedContent {
  readonly problems: readonly ContentProblem[];
  /** What makes poor pages in the document of an operator, and mistakes that are read. */
  readonly warnings: readonly string[];
  /** All files of a document of an operator. */
  readonly files: readonly string[];
  readonly document: ApiDocument | undefined;
  /** The document without its translation, if it has one. Versions are compared with it. */
  readonly original?: ApiDocument;
}

export function toMessage({ file, line, where, found, expected, hint }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const subject = where === undefined ? '' : `${where}: `;
  const advice = hint === undefined ? '' : ` ${hint}`;
  return `${place}: ${subject}found ${found}, expected ${expected}.${advice}`;
}

/** A report has at most so many problems. */
const mostProblems = 50;

/** Formats the problems, one per line, after their number. */
export function toReport(problems: readonly ContentProblem[]): string {
  const count = toCounted(problems.length, 'problem[s]');
  const shown = problems.slice(0, mostProblems).map(toMessage);
  const more = problems.length - shown.length;
  const rest = more > 0 ? [`and ${more} more.`] : [];
  return [`${count} in the content:`, '', ...shown, ...rest].join('\n');
}

/** Prints what is valid, but makes poor pages, and what is read though it is not valid. */
export function printWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
}

/** Stops a command that cannot continue with problems. Prints them without a stack trace. */
export function stopAtProblems(problems: readonly ContentProblem[]): void {
  if (problems.length === 0) return;
  console.error(`\n${toReport(problems)}\n`);
  process.exit(1);
}

/** The result of reading files. Stops at one that cannot be read, without a stack trace. */
export function readOrStop<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
