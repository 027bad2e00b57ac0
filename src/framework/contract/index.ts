/**
 * All internals of Docusaurus and search-local that the portal uses. test/framework checks each of
 * them.
 */
import { buildLines } from './build';
import { clientLines } from './client';
import type { Line } from './line';
import { searchLines } from './search';
import { tableLines } from './tables';
import { themeLines } from './theme';

export type { Line };

export const contract = [
  ...tableLines,
  ...buildLines,
  ...searchLines,
  ...clientLines,
  ...themeLines,
] as const satisfies readonly Line[];

export type LineId = (typeof contract)[number]['id'];

/** The message for a broken line: what has changed, and which files to update. */
export function toContractMessage(id: LineId, moved: string): string {
  const line: Line | undefined = contract.find((candidate) => candidate.id === id);
  return [
    `Framework internal "${id}" has changed: ${moved}.`,
    `  The portal relies on ${line?.touches}.`,
    `  Update: ${line?.where.join(', ')}.`,
    `  If it is no longer needed, remove it and its line in src/framework/contract.`,
  ].join('\n');
}
