/** Descriptions with lists, tables, code and HTML, as trees of elements that are safe to show. */

export type Block = string | BlockElement;

interface BlockElement {
  /** The name of an HTML element. */
  readonly tag: string;
  /** Where a link leads to. */
  readonly href?: string;
  /** The content of a code block. */
  readonly code?: { readonly code: string; readonly language: string };
  /** Others, as React writes them. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  readonly children?: readonly Block[];
}

/** By the text of the description. Texts in the inline notation are not among them. */
export type Blocks = Readonly<Record<string, readonly Block[]>>;
