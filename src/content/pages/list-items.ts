/** Checks what follows lists: with too little indentation, it is not part of the item above. */
import type { List } from 'mdast';
import type { ContentProblem } from '../problem';
import { toLine, type Node, type Page } from './page';

export function checkListItems({ file, nodes }: Page): readonly ContentProblem[] {
  return nodes.flatMap((parent) => {
    const children: readonly Node[] = 'children' in parent ? parent.children : [];
    return children.flatMap((node, index) => {
      const list = children[index - 1];
      if (list?.type !== 'list' || !isIndented(node, list)) return [];
      const width = toWidth(list);
      const spaces = toColumn(node) - toColumn(list);
      const found = `an indentation of ${spaces} below a list item`;
      const expected = `${width} spaces, so that the line belongs to the item`;
      const hint = 'If it does not belong to the list, indent it like the list.';
      return [{ file, ...toLine(node), found, expected, hint }];
    });
  });
}

function isIndented(node: Node, list: List): boolean {
  const isCode = node.type === 'mdxFlowExpression' || node.type === 'mdxjsEsm';
  return !isCode && toColumn(node) > toColumn(list);
}

function toColumn({ position }: Node): number {
  return position?.start.column ?? 1;
}

/** The width of the mark of the last item, up to its text. */
function toWidth(list: List): number {
  const text = list.children.at(-1)?.children[0];
  return text ? toColumn(text) - toColumn(list) : 2;
}
