import type { Element } from 'hast';

/**
 * `:---`, `:---:` and `---:` become classes, because the framework would make inline styles of them,
 * which the Content-Security-Policy refuses. The table gets a box of its own that scrolls, and that
 * the keyboard reaches.
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
