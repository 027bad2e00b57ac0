/** Prepares tables, code blocks and task lists of Markdown pages during the build. */
import type { Root, RootContent } from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import { finishCodeBlock } from './code-block';
import { finishTable } from './table';
import { finishTask } from './task';

/** A rehype plugin, so that the browser receives prepared data without inline styles. */
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
