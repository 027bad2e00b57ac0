/** Blocks of code: each ends where its editor ended it, and what looks like one is one. */
import type { Code } from 'mdast';
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
    const hint = `Without it the block goes on to the end of the page.`;
    return [{ ...place, found: 'no end', expected: `a line ${fence} below the code`, hint }];
  }
  const inner = code.value.split('\n').findIndex((line) => isOpening(line, fence));
  if (inner === -1) return [];
  return [
    {
      ...place,
      found: `another block that begins inside it, on line ${(place.line ?? 1) + inner + 1}`,
      expected: `a line ${fence} above that one`,
      hint: `Around code that shows a fence, write a longer one: ${fence}${fence.charAt(0)}.`,
    },
  ];
}

const joinedRange = {
  found: 'lines to highlight that touch the language',
  expected: 'a space before "{", as in ```js {1,3}',
};

/** A line that is indented too far ends a block here, and none in plain Markdown. */
function endsAsWritten(code: Code, { plainNodes }: Page): boolean {
  const plain = plainNodes.filter(isCode).find((other) => toLine(other).line === toLine(code).line);
  return !plain || plain.position?.end.line === code.position?.end.line;
}

/** Whether a line of code looks like the beginning of the next block of code. */
function isOpening(line: string, fence: string): boolean {
  return line.startsWith(fence) && /^[`~]+[a-z]/i.test(line);
}

/** Whether the page shows as text what plain Markdown shows as code. */
function isText(page: Page, code: Code): boolean {
  return !page.nodes.some(
    ({ type, position }) =>
      ['mdxJsxFlowElement', 'mdxFlowExpression', 'mdxjsEsm', 'code'].includes(type) &&
      (position?.start.offset ?? 0) < (code.position?.end.offset ?? 0) &&
      (position?.end.offset ?? 0) > (code.position?.start.offset ?? 0),
  );
}

const begins = ['code', 'heading', 'thematicBreak', 'list', 'listItem', 'blockquote', 'table'];

/** Whether a line so far to the right begins a block that plain Markdown has no block for. */
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
  found: 'a text that is indented by four spaces or more',
  expected: 'a line ``` above and below it if it is code, else fewer spaces',
  hint: 'Indented text is no code on these pages.',
};
