/** Finishes tables, code blocks and lists of tasks of Markdown pages while they are built. */
import type { Root, RootContent } from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import { finishCodeBlock } from './code-block';
import { finishTable } from './table';
import { finishTask } from './task';

/** A rehype plugin: the browser gets finished data, and no inline style. */
export default function markdown() {
  return (root: Root) => finishAll(root);
}

function finishAll(parent: { readonly children: RootContent[] }): void {
  for (const [index, child] of parent.children.entries()) {
    if ('children' in child) finishAll(child);
    if (child.type !== 'element') continue;
    if (child.tagName === 'pre') finishCodeBlock(child);
    if (child.tagName === 'input') finishTask(child);
    if (child.tagName === 'table') parent.children[index] = finishTable(child);
  }
}
