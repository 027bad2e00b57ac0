/** Explains errors of the page parser in words that editors understand. */
import type { SourceFile } from '../files';
import type { ContentProblem, Problem } from '../problem';
import { findOpenTag } from './open-tag';
import type { Node } from './page';
import { listForeign } from './foreign-braces';
import { openComment, ownId, rules, type Stop } from './syntax-rules';

/** An error of the parser. */
export interface SyntaxFailure {
  readonly reason?: string;
  readonly line?: number;
  readonly column?: number;
}

/** `nodes` are the blocks of the page, in which tags and braces are text. */
export function toSyntaxProblem(
  source: SourceFile,
  nodes: readonly Node[],
  failure: SyntaxFailure,
): ContentProblem {
  const { file, text } = source;
  const { reason = 'a syntax error' } = failure;
  const line = toLine(text, failure);
  const written = text.split('\n')[line - 1] ?? '';
  if (/^\s*#{1,6}\s.*\{#[^}]*\}\s*$/.test(written)) return { file, line, ...ownId };
  if (/expression/.test(reason) && /\{\s*\/\*/.test(written)) return { file, line, ...openComment };
  const [foreign] = listForeign(written);
  if (foreign) return { file, line, ...foreign };
  const [problem] = rules.flatMap(([pattern, toProblem]) => {
    const match = pattern.exec(reason);
    return match ? [toProblem(match, toStop(source, nodes, failure))] : [];
  });
  return { file, line, ...(problem ?? toUnnamed(reason)) };
}

function toStop(
  source: SourceFile,
  nodes: readonly Node[],
  { line = 1, column = 1 }: SyntaxFailure,
): Stop {
  const before = source.text.split('\n').slice(0, line - 1);
  const offset = before.reduce((sum, { length }) => sum + length + 1, column - 1);
  const [closing = ''] = /^[^>\n]*>?/.exec(source.text.slice(Math.max(offset - 1, 0))) ?? [];
  const isAfterBlank = before.at(-1)?.trim() === '';
  return { line, isAfterBlank, closing, tag: findOpenTag(source, nodes, offset) };
}

/** Whether a wrong fence may be the cause of a failure: it hides a tag, or shows code as text. */
export function isFollowOn({ reason = '', line }: SyntaxFailure, fence: ContentProblem): boolean {
  return line === undefined || line > (fence.line ?? 1) || /closing (tag|slash)/.test(reason);
}

/** The message of the parser, if there is no better one. */
function toUnnamed(reason: string): Problem {
  return {
    found: `invalid MDX: ${JSON.stringify(reason)}`,
    expected: 'text or components',
  };
}

/**
 * The parser reports unclosed elements and braces at the end of the text, so the cause is on an
 * earlier line.
 */
function toLine(text: string, { reason = '', line = 1 }: SyntaxFailure): number {
  const [, opened] = /\((\d+):\d+-/.exec(reason) ?? [];
  if (opened !== undefined) return Number(opened);
  if (!/^Unexpected end of file in expression/.test(reason)) return line;
  const lines = text.split('\n').slice(0, line);
  const last = lines.findLastIndex((content) => content.includes('{'));
  return last === -1 ? line : last + 1;
}
