/** Turns any nodes into valid content of a block, or of a line. */
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { toWords } from '../../../src/content/pages/page';
import { paragraph, text } from '../../../src/exports/markdown/nodes';

export type Block = BlockContent | DefinitionContent;

const phrasing = [
  ...['break', 'delete', 'emphasis', 'footnoteReference', 'image', 'inlineCode', 'link'],
  ...['strong', 'text'],
];
const blocks = [
  ...['blockquote', 'code', 'footnoteDefinition', 'heading', 'list', 'paragraph', 'table'],
  'thematicBreak',
];

/** Puts text between blocks into paragraphs. Drops blank text. */
export function toFlow(nodes: readonly RootContent[]): Block[] {
  const flow: Block[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    const words = trim(line);
    if (words.length > 0) flow.push(paragraph(words));
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node);
    if (!isBlock(node)) continue;
    endLine();
    flow.push(node);
  }
  endLine();
  return flow;
}

/** Puts everything on one line. Blocks other than paragraphs become their words. */
export function toLine(nodes: readonly RootContent[]): PhrasingContent[] {
  return trim(
    nodes.flatMap((node) => {
      if (isPhrasing(node)) return [node];
      const content = node.type === 'paragraph' ? node.children : [text(toWords(node))];
      return [text(' '), ...content, text(' ')];
    }),
  );
}

/** Whether a node is a piece of a list or a table. */
export function isPiece({ type }: RootContent): boolean {
  return ['listItem', 'tableRow', 'tableCell'].includes(type);
}

function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasing.includes(node.type);
}

function isBlock(node: RootContent): node is Block {
  return blocks.includes(node.type);
}

/** Without space and line breaks at both ends. */
function trim(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const isBlank = (node: PhrasingContent) =>
    node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
  const first = nodes.findIndex((node) => !isBlank(node));
  const last = nodes.findLastIndex((node) => !isBlank(node));
  return nodes.slice(Math.max(first, 0), last + 1).map((node, index, { length }) => {
    if (node.type !== 'text') return node;
    const value = index === 0 ? node.value.trimStart() : node.value;
    return text(index === length - 1 ? value.trimEnd() : value);
  });
}
