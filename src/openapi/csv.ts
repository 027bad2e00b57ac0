import { findOwn, isJsonObject, type Json, toText } from './document';

/**
 * Converts a response to CSV (RFC 4180): a header row and a row for each item of `data`, or one row
 * for an object. Nested values are JSON in a single cell. The envelope is omitted.
 */
export function toCsv(response: Json): string {
  const rows = toRows(response);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const toCell = (value: Json = null) => (value === null ? '' : toText(value));
  const lines = [names, ...rows.map((row) => names.map((name) => toCell(findOwn(row, name))))];
  return lines.map((cells) => cells.map(quote).join(',')).join('\r\n');
}

function toRows(response: Json): readonly Readonly<Record<string, Json>>[] {
  const content =
    isJsonObject(response) && 'data' in response ? (response['data'] ?? null) : response;
  const items = Array.isArray(content) ? (content as readonly Json[]) : [content];
  return items.map((item) => (isJsonObject(item) ? item : { value: item }));
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
