/** Short functions for the nodes of Markdown trees. */
import type {
  BlockContent,
  Blockquote,
  Code,
  Heading,
  Image,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';

/** Text, or nodes that contain it. */
export type Content = string | readonly PhrasingContent[];

export function toNodes(content: Content): PhrasingContent[] {
  return typeof content === 'string' ? [text(content)] : [...content];
}

export function text(value: string): Text {
  return { type: 'text', value };
}

export function code(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function strong(content: Content): Strong {
  return { type: 'strong', children: toNodes(content) };
}

export function link(url: string, content: Content): Link {
  return { type: 'link', url, children: toNodes(content) };
}

export function image(url: string, alt?: string | null): Image {
  return { type: 'image', url, alt: alt ?? '' };
}

export function paragraph(content: Content): Paragraph {
  return { type: 'paragraph', children: toNodes(content) };
}

export function heading(depth: Heading['depth'], content: Content): Heading {
  return { type: 'heading', depth, children: toNodes(content) };
}

export function codeBlock(lang: string, value: string): Code {
  return { type: 'code', lang, value: value.replace(/\n$/, '') };
}

/** A note: a quotation that starts with its kind and title in bold. */
export function note(kind: string, title: string, children: Blockquote['children']): Blockquote {
  const word = kind.charAt(0).toUpperCase() + kind.slice(1);
  const isNamed = title.toLowerCase() !== kind && title !== '';
  const shown = strong(isNamed ? `${word}: ${title}` : word);
  return { type: 'blockquote', children: [paragraph([shown]), ...children] };
}

/** A list without blank lines, unless an item has several paragraphs. */
export function list(items: readonly (readonly BlockContent[])[]): List {
  const children = items.map(toItem);
  return { type: 'list', spread: children.some(({ spread }) => spread === true), children };
}

function toItem(children: readonly BlockContent[]): ListItem {
  const paragraphs = children.filter(({ type }) => type === 'paragraph');
  return { type: 'listItem', spread: paragraphs.length > 1, children: [...children] };
}

/** A table. The first row contains the names of the columns. */
export function table(rows: readonly (readonly Content[])[]): Table {
  return { type: 'table', children: rows.map(toRow) };
}

function toRow(cells: readonly Content[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: toNodes(cell) })),
  };
}
