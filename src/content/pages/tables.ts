/** Checks tables, because cells after the last column are lost. */
import type { Table } from 'mdast';
import type { ContentProblem } from '../problem';
import { toLine, toWords, type Node, type Page } from './page';

export function checkTables({ file, nodes }: Page): readonly ContentProblem[] {
  return nodes.filter(isTable).flatMap(({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    return rows
      .filter(({ children }) => children.length > columns)
      .map((row) => ({
        file,
        ...toLine(row),
        where: `table row ${JSON.stringify(row.children[0] ? toWords(row.children[0]) : '')}`,
        found: `${row.children.length} cells`,
        expected: `${columns}, like the first row`,
        hint: 'Write "\\|" for a literal "|" in a cell, even in code.',
      }));
  });
}

function isTable(node: Node): node is Table {
  return node.type === 'table';
}
