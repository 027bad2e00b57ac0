/** The texts of a page as they are written, with everything masked that is no text. */
import type { Heading, Paragraph, TableCell } from 'mdast';
import { flatten, toSource, type Node, type Page } from './page';

export type TextBlock = Paragraph | Heading | TableCell;

export function isTextBlock(node: Node): node is TextBlock {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

/** A letter, so that it ends no word. */
const mask = 'x';

export interface MaskedBlock {
  /** Marks that work, code, components, escaped characters and character references are letters here. */
  readonly masked: string;
  /** The same characters as they are written. */
  readonly source: string;
}

/**
 * The source of a block: any mark that its masked form holds is one that readers see. Lines stay
 * lines, without the marks of the quotes and lists around the block.
 */
export function toMaskedBlock(page: Page, block: TextBlock): MaskedBlock {
  const source = toSource(page, block);
  const masked = maskBlock(page, block, source);
  const prefixes = [...masked.matchAll(/(?<=\n)[ \t>]+/g)];
  return { masked: leaveOut(prefixes, masked), source: leaveOut(prefixes, source) };
}

function leaveOut(parts: readonly RegExpExecArray[], text: string): string {
  const [part] = parts.slice(-1);
  if (!part) return text;
  const rest = text.slice(part.index + part[0].length);
  return leaveOut(parts.slice(0, -1), text.slice(0, part.index)) + rest;
}

function maskBlock(page: Page, block: TextBlock, source: string): string {
  const characters = source.replace(/[^\n]/g, mask).split('');
  for (const node of flatten(block)) {
    if (node.type !== 'text') continue;
    const own = toSource(page, node);
    const at = own === '' ? source.indexOf(node.value) : offsetOf(node) - offsetOf(block);
    if (at < 0) continue;
    const shown = own === '' ? node.value : maskWritten(own, node.value);
    characters.splice(at, shown.length, ...shown.split(''));
  }
  return characters.join('');
}

function offsetOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}

/** The line of the page on which a character of a block's masked form stands. */
export function toMaskedLine(block: TextBlock, masked: string, index: number): number {
  return (block.position?.start.line ?? 1) + masked.slice(0, index).split('\n').length - 1;
}

/** A text as it is written, without what an editor has escaped. */
function maskWritten(written: string, value: string): string {
  const hide = (found: string) => mask.repeat(found.length);
  return written
    .replaceAll(/\\[!-/:-@[-`{-~]/g, hide)
    .replaceAll(/&#?\w+;/g, (reference) =>
      value.includes(reference) ? reference : hide(reference),
    );
}
