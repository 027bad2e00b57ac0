/** Checks code blocks: their first line, and text that looks like a code block. */
import type { Code } from 'mdast';
import { checkMeta } from './code-meta';
import { checkHighlightComments } from './highlight-comments';
import { isCode, isFenced } from './fences';
import type { ContentProblem } from '../problem';
import { listParents, toLine, toSource, type Node, type Page } from './page';

export function checkCode(page: Page): readonly ContentProblem[] {
  const indented = page.plainNodes.filter(isCode).filter((code) => !isFenced(page, code));
  const begun = page.nodes.filter((node) => isBegunByIndented(node, page));
  const lines = [...indented.filter((code) => isText(page, code)), ...begun].map(toLine);
  return [
    ...page.nodes.filter(isCode).flatMap((code) => checkStart(page, code)),
    ...lines
      .filter(({ line }, index) => lines.findIndex((other) => other.line === line) === index)
      .map((line) => ({ file: page.file, ...line, ...indentedText })),
  ];
}

function checkStart(page: Page, code: Code): readonly ContentProblem[] {
  const place = { file: page.file, ...toLine(code), where: 'code block' };
  if (code.lang?.includes('{')) return [{ ...place, ...joinedRange }];
  const comments = checkHighlightComments(code).map(({ inside, ...problem }) => ({
    ...place,
    line: (place.line ?? 0) + inside,
    ...problem,
  }));
  return [...checkMeta(code).map((problem) => ({ ...place, ...problem })), ...comments];
}

const joinedRange = {
  found: 'no space between the language and the lines to highlight',
  expected: 'a space before "{", as in ```js {1,3}',
};

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
