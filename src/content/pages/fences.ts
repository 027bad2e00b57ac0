/** Finds the code fence that does not end where intended. */
import type { Code } from 'mdast';
import type { SourceFile } from '../files';
import type { ContentProblem, Problem } from '../problem';
import { toLine, toSource, type Node } from './page';

/** A code block between two fences. */
interface Fence {
  readonly code: Code;
  readonly line: number;
  readonly lastLine: number;
  /** The backticks or tildes of the first line. */
  readonly mark: string;
  readonly isClosed: boolean;
  /** The first line in the block that starts another block. */
  readonly inner: number | undefined;
}

/** The first problem of the fences, if there is one. All that follows it is misread. */
export function checkFences(
  source: SourceFile,
  nodes: readonly Node[],
  plainNodes: readonly Node[],
): readonly ContentProblem[] {
  const mistyped = findMistyped(source, nodes);
  if (mistyped) return [mistyped];
  const fences = nodes
    .filter(isCode)
    .filter((code) => isFenced(source, code))
    .map((code) => toFence(source, code, plainNodes));
  const index = fences.findIndex(({ isClosed, inner }) => !isClosed || inner !== undefined);
  const wrong = fences[index];
  if (!wrong) return [];
  const lines = source.text.split('\n').map((line) => line.replace(/^[ \t>]+/, '').trim());
  const cause = findCause(fences.slice(0, index), wrong, lines);
  const inner = cause === wrong ? wrong.inner : cause.lastLine;
  const problem = inner === undefined ? toUnclosed(cause) : toNested(cause, inner);
  return [{ file: source.file, line: cause.line, where: 'code block', ...problem }];
}

/** Characters that look like backticks, at the start of a line of text. */
const mistypedFence = /^(?:[ \t>]|[-*+] |\d+[.)] )*(([´ˋ'‘’])\2{2,}) *([\w+#-]*)[^´ˋ'‘’\n]*$/;

function findMistyped(source: SourceFile, nodes: readonly Node[]): ContentProblem | undefined {
  const lines = nodes
    .filter(({ type }) => type === 'paragraph')
    .flatMap((paragraph) =>
      toSource(source, paragraph)
        .split('\n')
        .map((text, index) => ({ text, line: (toLine(paragraph).line ?? 1) + index })),
    );
  const [problem] = lines.flatMap(({ text, line }) => {
    const [, mark, , lang = ''] = mistypedFence.exec(text) ?? [];
    if (mark === undefined) return [];
    const expected = `backticks above and below the code: \`\`\`${lang}`;
    return [
      { file: source.file, line, where: 'code block', found: JSON.stringify(mark), expected },
    ];
  });
  return problem;
}

export function isCode(node: Node): node is Code {
  return node.type === 'code';
}

/** Whether code stands between fences, rather than being indented. */
export function isFenced(source: SourceFile, code: Code): boolean {
  return /^[`~]/.test(toSource(source, code));
}

function toFence(source: SourceFile, code: Code, plainNodes: readonly Node[]): Fence {
  const written = toSource(source, code);
  const [mark = ''] = /^(`{3,}|~{3,})/.exec(written) ?? [];
  const [, end = ''] = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(written) ?? [];
  const line = code.position?.start.line ?? 1;
  const inner = code.value.split('\n').findIndex((content) => isOpening(content, mark));
  return {
    ...{ code, line, mark },
    lastLine: code.position?.end.line ?? line,
    isClosed: end.startsWith(mark) && endsAsWritten(code, plainNodes),
    inner: inner === -1 ? undefined : line + inner + 1,
  };
}

/** A line with too much indentation ends a block here, but not in plain Markdown. */
function endsAsWritten(code: Code, plainNodes: readonly Node[]): boolean {
  const plain = plainNodes.filter(isCode).find((other) => toLine(other).line === toLine(code).line);
  return !plain || plain.position?.end.line === code.position?.end.line;
}

/** Whether a line of code looks like the start of the next code block. */
function isOpening(line: string, mark: string): boolean {
  const [, opened = ''] = /^ {0,3}(`{3,}(?= *[a-z][^`]*$)|~{3,}(?= *[a-z]))/i.exec(line) ?? [];
  return opened.startsWith(mark);
}

/**
 * If a fence lacks its partner, all fences below change roles: each end starts a block. So a block
 * that starts like an end of another one is not the cause.
 */
function findCause(before: readonly Fence[], wrong: Fence, lines: readonly string[]): Fence {
  const previous = before.at(-1);
  if (!previous || !looksLikeEnd(wrong, lines) || !looksLikeStart(previous.lastLine, lines)) {
    return wrong;
  }
  return findCause(before.slice(0, -1), previous, lines);
}

function looksLikeEnd({ code, line }: Fence, lines: readonly string[]): boolean {
  return !code.lang && lines[line - 2] !== '' && /^(<.*)?$/.test(lines[line] ?? '');
}

function looksLikeStart(line: number, lines: readonly string[]): boolean {
  return lines[line - 2] === '' && /^[^<]/.test(lines[line] ?? '');
}

function toUnclosed({ mark }: Fence): Problem {
  return {
    found: 'no end',
    expected: `a line ${mark} below the code`,
    hint: 'Without it, the block continues to the end of the page.',
  };
}

function toNested({ mark }: Fence, line: number): Problem {
  return {
    found: `another block that starts inside it, on line ${line}`,
    expected: `a line ${mark} above that one`,
    hint: `For code that contains a fence, use a longer fence: ${mark}${mark.charAt(0)}.`,
  };
}
