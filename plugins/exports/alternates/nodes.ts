/** Short functions for the nodes of Markdown trees. */
import type {
  BlockContent,
  DefinitionContent,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';

/** Text, or nodes that contain it. */
export type Content = string | readonly PhrasingContent[];

export type Block = BlockContent | DefinitionContent;

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

export function paragraph(content: Content): Paragraph {
  return { type: 'paragraph', children: toNodes(content) };
}

/** A list without blank lines, of items that start with a line. */
export function list(items: readonly (readonly Block[])[]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [...children],
    })),
  };
}

function toNodes(content: Content): PhrasingContent[] {
  return typeof content === 'string' ? [text(content)] : [...content];
}
