/** Checks tasks, such as `- [x] Token`: other brackets at the start of a list item are text. */
import type { Paragraph } from 'mdast';
import type { ContentProblem } from '../problem';
import { toLine, toSource, type Node, type Page } from './page';

export function checkTasks(page: Page): readonly ContentProblem[] {
  return page.nodes.filter(isParagraph).flatMap((paragraph) => {
    const [first] = paragraph.children;
    if (first?.type !== 'text') return [];
    const isStart = isStartOfItem(page, paragraph);
    return toSource(page, first)
      .split('\n')
      .flatMap((line, index) => {
        const [mark] = (isStart && index === 0 ? taskText : withoutSpace).exec(line) ?? [];
        if (mark === undefined) return [];
        const found = JSON.stringify(mark.trim());
        const at = (toLine(paragraph).line ?? 1) + index;
        return [{ file: page.file, line: at, found, ...aTask }];
      });
  });
}

/** At the start of a list item that is not a task. */
const taskText = /^\[[ \txX]*\]/;

/** Elsewhere in a text. */
const withoutSpace = /^\s*(?:[-*+]|\d{1,2}[.)])\[[ \txX]*\](?=\s)|^\s*\[ \](?=\s)/;

const aTask = {
  expected: '"- [ ]" or "- [x]" for a task, followed by a space and a text',
  hint: 'Write "\\[" for a literal bracket.',
};

function isParagraph(node: Node): node is Paragraph {
  return node.type === 'paragraph';
}

function isStartOfItem(page: Page, paragraph: Paragraph): boolean {
  const item = page.parents.get(paragraph);
  return item?.type === 'listItem' && item.children[0] === paragraph && item.checked === null;
}
