/** HTML elements in pages as plain Markdown. All others become their content. */
import type { BlockContent, DefinitionContent, Heading, PhrasingContent, RootContent } from 'mdast';
import { toWords } from '../../../src/content/pages/page';
import {
  code,
  codeBlock,
  heading,
  image,
  link,
  paragraph,
  strong,
  text,
} from '../../../src/exports/markdown/nodes';
import { textOf, type ToNodes } from './context';

/** A link. The content check allows complete URLs, anchors and imported files. */
export const toLinkNodes: ToNodes = (given) => [
  link(textOf(given, 'href') || textOf(given, 'to'), toLine(given.children)),
];

const toStrong: ToNodes = ({ children }) => [strong(toLine(children))];
const toEmphasis: ToNodes = ({ children }) => [{ type: 'emphasis', children: toLine(children) }];
const toDeleted: ToNodes = ({ children }) => [{ type: 'delete', children: toLine(children) }];
const toCode: ToNodes = ({ children }) => [code(wordsOf(children))];
const toCell: ToNodes = ({ children }) => [{ type: 'tableCell', children: toLine(children) }];

const toHeading =
  (depth: Heading['depth']): ToNodes =>
  ({ children }) => [heading(depth, toLine(children))];

const toList =
  (ordered: boolean): ToNodes =>
  ({ children }) => [
    {
      type: 'list',
      ordered,
      spread: false,
      children: children.filter((node) => node.type === 'listItem'),
    },
  ];

export const htmlRows: Readonly<Record<string, ToNodes>> = {
  a: toLinkNodes,
  abbr(given) {
    const title = textOf(given, 'title');
    return title === '' ? given.children : [...given.children, text(` (${title})`)];
  },
  b: toStrong,
  strong: toStrong,
  i: toEmphasis,
  em: toEmphasis,
  del: toDeleted,
  s: toDeleted,
  code: toCode,
  kbd: toCode,
  samp: toCode,
  sub: ({ children }) => [text(toSubscript(wordsOf(children)))],
  sup: ({ children }) => [text(toSuperscript(wordsOf(children)))],
  br: () => [{ type: 'break' }],
  img: (given) => [image(textOf(given, 'src'), textOf(given, 'alt'))],
  h2: toHeading(2),
  h3: toHeading(3),
  h4: toHeading(4),
  h5: toHeading(5),
  h6: toHeading(6),
  p: ({ children }) => [paragraph(toLine(children))],
  summary: ({ children }) => [paragraph([strong(toLine(children))])],
  pre: ({ children }) => [codeBlock('', wordsOf(children))],
  hr: () => [{ type: 'thematicBreak' }],
  blockquote: ({ children }) => [{ type: 'blockquote', children: toFlow(children) }],
  ul: toList(false),
  ol: toList(true),
  li: ({ children }) => [{ type: 'listItem', spread: false, children: toFlow(children) }],
  table: ({ children }) => [
    { type: 'table', children: children.filter((node) => node.type === 'tableRow') },
  ],
  tr: ({ children }) => [
    { type: 'tableRow', children: children.filter((node) => node.type === 'tableCell') },
  ],
  th: toCell,
  td: toCell,
  // Pictures without a text.
  svg: () => [],
};

function wordsOf(nodes: readonly RootContent[]): string {
  return nodes.map(toWords).join('');
}

/* Turns any nodes into valid content of a block, or of a line. */

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

/** Raised and lowered text, which Markdown does not have, in the characters of Unicode. */

const usual = '0123456789+-=()n';

function toSuperscript(text: string): string {
  return toSmall(text, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ') ?? `^(${text})`;
}

function toSubscript(text: string): string {
  return toSmall(text, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ') ?? `_(${text})`;
}

/** Undefined if a character has no small form. */
function toSmall(text: string, small: string): string | undefined {
  const characters = [...text].map((character) => small[usual.indexOf(character)]);
  return characters.every((character) => character !== undefined) ? characters.join('') : undefined;
}
