import type { RootContent } from 'mdast';
import { readAttribute, type Element, type Written } from '../../../src/content/pages/elements';
import { paragraph, text } from '../../../src/exports/markdown/nodes';
import { toWebLink, type PageContext } from './context';
import { toImportedUrl } from './urls';

/** An element of a page. */
export interface Given {
  /** The values of its attributes. The value of an imported file is its URL. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Its converted content. */
  readonly children: readonly RootContent[];
  readonly context: PageContext;
}

/** The Markdown of an element. */
export type ToNodes = (given: Given) => readonly RootContent[];

/** The attributes of an element, without those whose values only the page knows. */
export function readAttributes(
  { attributes }: Element,
  context: PageContext,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const value = toValue(readAttribute(attribute), context);
      return value === undefined ? [] : [[attribute.name, value]];
    }),
  );
}

function toValue(written: Written, context: PageContext): unknown {
  if (written.isKnown) return written.value;
  const file = written.name === undefined ? undefined : context.imports.get(written.name);
  return file === undefined ? undefined : toImportedUrl(file, context);
}

/** The text of an attribute. Empty if there is none. */
export function textOf({ attributes }: Pick<Given, 'attributes'>, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A reference to the page, for what Markdown cannot show. */
export function toWebNodes({ context }: Pick<Given, 'context'>): readonly RootContent[] {
  return [paragraph([text('This part is only on the '), toWebLink(context), text('.')])];
}
