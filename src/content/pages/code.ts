/** Checks code blocks: each ends where intended, and text that looks like a code block is one. */
import type { Code } from 'mdast';
import { checkMeta } from './code-meta';
import type { ContentProblem } from '../problem';
import { listParents, toLine, toSource, type Node, type Page } from './page';

export function checkCode(page: Page): readonly ContentProblem[] {
  const indented = page.plainNodes.filter(isCode).filter((code) => !isFenced(page, code));
  const begun = page.nodes.filter((node) => isBegunByIndented(node, page));
  const lines = [...indented.filter((code) => isText(page, code)), ...begun].map(toLine);
  return [
    ...page.nodes.filter(isCode).flatMap((code) => checkFence(page, code)),
    ...lines
      .filter(({ line }, index) => lines.findIndex((other) => other.line === line) === index)
      .map((line) => ({ file: page.file, ...line, ...indentedText })),
  ];
}

function isCode(node: Node): node is Code {
  return node.type === 'code';
}

function isFenced(page: Page, code: Code): boolean {
  return /^[`~]/.test(toSource(page, code));
}

function checkFence(page: Page, code: Code): readonly ContentProblem[] {
  const place = { file: page.file, ...toLine(code), where: 'code block' };
  const source = toSource(page, code);
  if (code.lang?.includes('{')) return [{ ...place, ...joinedRange }];
  const [fence = ''] = /^(`{3,}|~{3,})/.exec(source) ?? [];
  const [, end = ''] = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(source) ?? [];
  if (!end.startsWith(fence) || !endsAsWritten(code, page)) {
    const hint = 'Without it, the block continues to the end of the page.';
    return [{ ...place, found: 'no end', expected: `a line ${fence} below the code`, hint }];
  }
  const inner = code.value.split('\n').findIndex((line) => isOpening(line, fence));
  if (inner === -1) return checkMeta(code).map((problem) => ({ ...place, ...problem }));
  return [
    {
      ...place,
      found: `another block that starts inside it, on line ${(place.line ?? 1) + inner + 1}`,
      expected: `a line ${fence} above that one`,
      hint: `For code that contains a fence, use a longer fence: ${fence}${fence.charAt(0)}.`,
    },
  ];
}

const joinedRange = {
  found: 'no space between the language and the lines to highlight',
  expected: 'a space before "{", as in ```js {1,3}',
};

/** A line with too much indentation ends a block here, but not in plain Markdown. */
function endsAsWritten(code: Code, { plainNodes }: Page): boolean {
  const plain = plainNodes.filter(isCode).find((other) => toLine(other).line === toLine(code).line);
  return !plain || plain.position?.end.line === code.position?.end.line;
}

/** Whether a line of code looks like the start of the next code block. */
function isOpening(line: string, fence: string): boolean {
  return line.startsWith(fence) && /^[`~]+[a-z]/i.test(line);
}

/** Whether the page shows text that is code in plain Markdown. */
function isText(page: Page, code: Code): boolean {
  return !page.nodes.some(
    ({ type, position }) =>
      ['mdxJsxFlowElement', 'mdxFlowExpression', 'mdxjsEsm', 'code'].includes(type) &&
      (position?.start.offset ?? 0) < (code.position?.end.offset ?? 0) &&
      (position?.end.offset ?? 0) > (code.position?.start.offset ?? 0),
  );
}

const begins = ['code', 'heading', 'thematicBreak', 'list', 'listItem', 'blockquote', 'table'];

/** Whether an indented line starts a block that plain Markdown does not have. */
function isBegunByIndented(node: Node, page: Page): boolean {
  const isFarRight = (node.position?.start.column ?? 0) > 4;
  const isUnderlined = node.type === 'heading' && /\n {4,}[-=]+\s*$/.test(toSource(page, node));
  if (!begins.includes(node.type) || (!isFarRight && !isUnderlined)) return false;
  const isSame = (other: Node) =>
    other.type === node.type &&
    toLine(other).line === toLine(node).line &&
    (!isCode(other) || isFenced(page, other));
  const isInElement = listParents(node, page).some(({ type }) => type.startsWith('mdx'));
  return !isInElement && !page.plainNodes.some(isSame);
}

const indentedText = {
  found: 'text with an indentation of four or more spaces',
  expected: 'a line ``` above and below it for code, otherwise fewer spaces',
  hint: 'Indented text is not code on these pages.',
};
