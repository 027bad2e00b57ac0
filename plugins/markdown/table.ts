import type { Element } from 'hast';

/**
 * Converts the alignments `:---`, `:---:` and `---:` to classes. The framework would convert them to
 * inline styles, which the Content-Security-Policy blocks. Wraps the table in a box that scrolls and
 * can receive keyboard focus.
 */
export function finishTable(table: Element): Element {
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
