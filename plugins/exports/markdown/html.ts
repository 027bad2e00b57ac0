/** HTML elements in pages as plain Markdown. All others become their content. */
import type { Heading, RootContent } from 'mdast';
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
import { toFlow, toLine } from './flow';
import { textOf, type ToNodes } from './given';
import { toSubscript, toSuperscript } from './small-digits';

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
