/** The source of a page's text, with everything else masked. */
import type { Heading, Paragraph, TableCell } from 'mdast';
import { flatten, oncePerPage, toSource, type Node, type Page } from './page';

export type TextBlock = Paragraph | Heading | TableCell;

/** A letter, which does not end a word. */
const mask = 'x';

export interface MaskedBlock {
  readonly block: TextBlock;
  /**
   * The source in which valid marks, code, components, escaped characters and character references
   * are replaced with letters.
   */
  readonly masked: string;
  /** The original characters. */
  readonly source: string;
}

/** The blocks of text of a page, in reading order. */
export const listMaskedBlocks = oncePerPage((page) =>
  page.nodes.filter(isTextBlock).map((block) => toMaskedBlock(page, block)),
);

function isTextBlock(node: Node): node is TextBlock {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

/**
 * The source of a block. Marks in its masked form are visible to readers. Keeps line breaks,
 * without the marks of enclosing quotes and lists.
 */
function toMaskedBlock(page: Page, block: TextBlock): MaskedBlock {
  const source = toSource(page, block);
  const masked = maskBlock(page, block, source);
  const prefixes = [...masked.matchAll(/(?<=\n)[ \t>]+/g)];
  return { block, masked: leaveOut(prefixes, masked), source: leaveOut(prefixes, source) };
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

/** The page line of a character in the masked form of a block. */
export function toMaskedLine({ block, masked }: MaskedBlock, index: number): number {
  return (block.position?.start.line ?? 1) + masked.slice(0, index).split('\n').length - 1;
}

/** The source of a text, without escaped characters. */
function maskWritten(written: string, value: string): string {
  const hide = (found: string) => mask.repeat(found.length);
  return written
    .replaceAll(/\\[!-/:-@[-`{-~]/g, hide)
    .replaceAll(/&#?\w+;/g, (reference) =>
      isShown(reference, written, value) ? reference : hide(reference),
    );
}

/** Whether a reference is invalid, so that readers see it. Without those whose "&" is written out. */
function isShown(reference: string, written: string, value: string): boolean {
  const rest = reference.slice(1);
  const intended = written.split(new RegExp(`(?:&(?:amp|#38|#x26);|\\\\&)${rest}`, 'i')).length;
  return value.split(reference).length > intended;
}
