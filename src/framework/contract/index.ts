/** Every internal of Docusaurus and search-local that the portal touches; test/framework checks each. */
import { buildLines } from './build';
import { clientLines } from './client';
import type { Line } from './line';
import { tableLines } from './tables';
import { themeLines } from './theme';

export type { Line };

export const contract = [
  ...tableLines,
  ...buildLines,
  ...clientLines,
  ...themeLines,
] as const satisfies readonly Line[];

export type LineId = (typeof contract)[number]['id'];

/** Says which line no longer holds, what has moved, and which files to bring up to date. */
export function toContractMessage(id: LineId, moved: string): string {
  const line: Line | undefined = contract.find((candidate) => candidate.id === id);
  return [
    `The framework has moved "${id}": ${moved}.`,
    `  The portal relies on ${line?.touches}.`,
    `  Bring up to date: ${line?.where.join(', ')}.`,
    `  If it is not needed any more, remove it and its line in src/framework/contract.`,
  ].join('\n');
}
