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

export type Block = BlockContent | DefinitionContent;

export function text(value: string): Text {
  return { type: 'text', value };
}

export function code(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function strong(children: PhrasingContent[]): Strong {
  return { type: 'strong', children };
}

export function link(url: string, children: PhrasingContent[]): Link {
  return { type: 'link', url, children };
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** A list without blank lines, of items that start with a line. */
export function list(items: readonly Block[][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children })),
  };
}
