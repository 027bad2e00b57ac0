/** Prepares tables, code blocks and task lists of Markdown pages during the build. */
import type { Element, Root, RootContent } from 'hast';

import { finishCodeBlock } from './code-block';

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
    if (child.tagName === 'td' || child.tagName === 'th') finishCell(child);
    if (child.tagName === 'table') parent.children[index] = wrapTable(child);
  }
}

/**
 * Converts the alignments `:---`, `:---:` and `---:` to classes. The framework would convert them to
 * inline styles, which the Content-Security-Policy blocks.
 */
function finishCell(cell: Element): void {
  const { align, ...properties } = cell.properties;
  if (typeof align === 'string') cell.properties = { ...properties, className: [`align-${align}`] };
}

/** Puts a table into a box that scrolls and can receive keyboard focus. */
function wrapTable(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-box'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
    children: [table],
  };
}

function finishTask(input: Element): void {
  if (input.properties['type'] !== 'checkbox') return;
  input.properties['ariaLabel'] = input.properties['checked'] ? 'Done' : 'To do';
}
