/** Checks tables: cells beyond the last column are lost, and missing ones are empty. */
import type { Table } from 'mdast';
import type { ContentProblem } from '../problem';
import { toLine, toWords, type Node, type Page } from './page';

export function checkTables({ file, nodes }: Page): readonly ContentProblem[] {
  return nodes.filter(isTable).flatMap(({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    return rows
      .filter(({ children }) => children.length !== columns)
      .map((row) => ({
        file,
        ...toLine(row),
        where: `table row ${JSON.stringify(row.children[0] ? toWords(row.children[0]) : '')}`,
        found: row.children.length === 1 ? '1 cell' : `${row.children.length} cells`,
        expected: `${columns}, like the first row`,
        hint: row.children.length > columns ? tooMany : tooFew,
      }));
  });
}

/** Whether a text is in a row with too many cells. A "|" may have split its marks. */
export function isInWrongRow({ parents }: Page, block: Node): boolean {
  const row = parents.get(block);
  const table = row && parents.get(row);
  if (row?.type !== 'tableRow' || table?.type !== 'table') return false;
  return row.children.length > (table.children[0]?.children.length ?? 0);
}

const tooMany = 'Write "\\|" for a literal "|" in a cell, even in code.';
const tooFew = 'Add "|" for each empty cell, or a blank line above text that follows the table.';

function isTable(node: Node): node is Table {
  return node.type === 'table';
}
