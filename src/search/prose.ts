/** A description in Markdown → what a search reads of it. */
import { toPlainText } from '../openapi/inline';
import { cellEnd } from './model';

const fence = /^\s*(?:```|~~~)/;
/** The line below the head of a table, or between paragraphs. */
const rule = /^[\s|:=-]+$/;
/** What starts a quotation, a note, a heading or an item. */
const mark = /^[\s>]*(?:\[!\w+\]|#+ |[-*] )?\s*/;
const startsBlock = /^\s*(?:[>#|]|[-*] )/;

/** A line for each paragraph, item and row, without notation. Code is not read. */
export function toProse(text: string): string {
  const lines: string[] = [];
  let isCode = false;
  let isEnded = true;
  for (const line of text.split('\n')) {
    const isFence = fence.test(line);
    isCode = isCode !== isFence;
    const read = isFence || isCode || rule.test(line) ? '' : toRead(line);
    if (read !== '') {
      if (isEnded || startsBlock.test(line)) lines.push(read);
      else lines.push(`${lines.pop()} ${read}`);
    }
    isEnded = read === '' || line.startsWith('|');
  }
  return lines.map(toPlainText).join('\n');
}

function toRead(line: string): string {
  const read = line.replace(mark, '').trim();
  if (!read.startsWith('|')) return read;
  const cells = read.split('|').map((cell) => cell.trim());
  return cells.filter((cell) => cell !== '').join(cellEnd);
}
