/** Finds marks that remain as text next to valid ones. */
import type { Heading, Link } from 'mdast';
import { toQuoted } from '../../catalogue/check/problem';
import type { ContentProblem, Problem } from '../problem';
import { toUnpaired } from './mark-rules';
import { toLine, toSource, type Node, type Page } from './page';

export function checkStrayMarks(page: Page): readonly ContentProblem[] {
  return page.nodes.flatMap((node) =>
    checkNode(page, node).map((problem) => ({ file: page.file, ...toLine(node), ...problem })),
  );
}

function checkNode(page: Page, node: Node): readonly Problem[] {
  switch (node.type) {
    case 'delete':
      return checkTilde(toSource(page, node));
    case 'emphasis':
    case 'strong':
      return checkSides(page, node);
    case 'link':
      return checkImage(page, node);
    case 'heading':
      return checkStart(page, node);
    default:
      return [];
  }
}

function checkTilde(source: string): readonly Problem[] {
  if (!/^~(?!~)/.test(source)) return [];
  const expected = '"~~" on both sides of words to strike through';
  const hint = 'Write "\\~" for a literal "~".';
  return [{ found: `${toQuoted(source)}, which is struck through`, expected, hint }];
}

/** Marks of different lengths on the two sides, as in `**words*`. `**words***` refers to a note. */
function checkSides(page: Page, node: Node): readonly Problem[] {
  const source = toSource(page, node);
  const mark = source.charAt(0);
  const [before, after] = toSides(page, node);
  // `checkMarks` reports a mark that starts a word.
  if (/\S[ (]\*$/.test(before)) return [];
  const isNote = node.type === 'strong' && /^\*(?!\*)/.test(after);
  if (!before.endsWith(mark) && (!after.startsWith(mark) || isNote)) return [];
  const written = `${/[*_]*$/.exec(before)?.[0] ?? ''}${source}${/^[*_]*/.exec(after)?.[0] ?? ''}`;
  return [
    {
      found: `${toQuoted(written)}, with different marks on the two sides`,
      expected: 'the same marks on both sides, such as "**bold**" or "*emphasis*"',
      hint: `Write "\\${mark}" for a literal "${mark}".`,
    },
  ];
}

/** The source of the texts around a node, without escaped characters. */
function toSides(page: Page, node: Node): readonly [before: string, after: string] {
  const parent = page.parents.get(node);
  const siblings: readonly Node[] = parent && 'children' in parent ? parent.children : [];
  const index = siblings.indexOf(node);
  const toText = (sibling: Node | undefined) =>
    sibling?.type === 'text' ? toSource(page, sibling).replaceAll(/\\./g, 'xx') : '';
  return [toText(siblings[index - 1]), toText(siblings[index + 1])];
}

const imageFile = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

function checkImage(page: Page, link: Link): readonly Problem[] {
  const [before] = toSides(page, link);
  if (!imageFile.test(link.url) || !/(^|\s)!\s+$/.test(before)) return [];
  const source = toSource(page, link);
  return [
    {
      found: `${toQuoted(`! ${source}`)}, which is a link`,
      expected: 'no space after the "!" of an image',
      hint: `Write ${toQuoted(`!${source}`)}.`,
    },
  ];
}

/** In a text, a single asterisk may start a note below a table. */
function checkStart(page: Page, { children: [first] }: Heading): readonly Problem[] {
  const isStray = first?.type === 'text' && /^\*(?=[\p{L}\p{N}])/u.test(toSource(page, first));
  return isStray ? [toUnpaired('*')] : [];
}
