/** Lists and tables in CommonMark. */
import { toEscaped } from '../openapi/text';

/** An item of a list. Empty without a text and a URL. */
export function toLink(label: string, text?: string, href?: string): string {
  const shown = toEscaped(text ?? href ?? '').replaceAll(/\s+/g, ' ');
  if (shown === '') return '';
  return `- ${label}: ${href ? `[${shown}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)` : shown}\n`;
}

/** A table without its empty columns. Empty without rows. */
export function toTable(
  columns: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
) {
  if (rows.length === 0) return '';
  const isFilled = columns.map((_, index) => rows.some((cells) => cells[index]?.trim()));
  const toRow = (cells: readonly string[]) =>
    `| ${cells.filter((_, index) => isFilled[index]).join(' | ')} |\n`;
  const toCell = (text = '') => text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  const body = rows.map((cells) => toRow(cells.map(toCell)));
  return [toRow(columns), toRow(columns.map(() => '---')), ...body].join('');
}
