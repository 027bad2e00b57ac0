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
    if (child.tagName === 'table') parent.children[index] = finishTable(child);
  }
}

/**
 * Converts the alignments `:---`, `:---:` and `---:` to classes. The framework would convert them to
 * inline styles, which the Content-Security-Policy blocks. Wraps the table in a box that scrolls and
 * can receive keyboard focus.
 */
function finishTable(table: Element): Element {
  for (const cell of listCells(table)) {
    const { align, ...properties } = cell.properties;
    if (typeof align !== 'string') continue;
    cell.properties = { ...properties, className: [`align-${align}`] };
  }
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-box'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
    children: [table],
  };
}

function listCells(element: Element): readonly Element[] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'th' || child.tagName === 'td' ? [child] : listCells(child);
  });
}

/** Labels the read-only checkbox of a task list item. */
function finishTask(input: Element): void {
  if (input.properties['type'] !== 'checkbox') return;
  input.properties['ariaLabel'] = input.properties['checked'] ? 'Done' : 'To do';
}
