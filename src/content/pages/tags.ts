/** The elements of a page, in text and in code. */
import type { JSXAttribute, JSXElement } from 'estree-jsx';
import { isElement, readAttribute, readExpression, type Element, type Written } from './elements';
import { flattenSyntax, listCode } from './estree';
import { listParents, oncePerPage, toLine, type Page } from './page';

export interface Tag {
  readonly name: string;
  /** By name, without spread attributes. */
  readonly attributes: ReadonlyMap<string, Written>;
  readonly line?: number;
  /** The names of the enclosing components and elements, closest first. */
  readonly parents: readonly string[];
}

export const listTags = oncePerPage((page): readonly Tag[] => {
  const written = page.nodes.filter(isElement).map((element) => toTag(element, page));
  const inCode = listCode(page).flatMap(({ program }) =>
    flattenSyntax(program)
      .filter((syntax) => syntax.type === 'JSXElement')
      .map(toCodeTag),
  );
  return [...written, ...inCode];
});

function toTag(element: Element, page: Page): Tag {
  const attributes = element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [[attribute.name, readAttribute(attribute)] as const]
      : [],
  );
  const parents = listParents(element, page).flatMap((parent) =>
    isElement(parent) ? [parent.name ?? ''] : [],
  );
  return {
    name: element.name ?? '',
    attributes: new Map(attributes),
    ...toLine(element),
    parents,
  };
}

function toCodeTag({ openingElement: { name, attributes }, loc }: JSXElement): Tag {
  const named = attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
      ? [[attribute.name.name, toWritten(attribute.value)] as const]
      : [],
  );
  return {
    name: name.type === 'JSXIdentifier' ? name.name : '',
    attributes: new Map(named),
    ...(loc && { line: loc.start.line }),
    parents: [],
  };
}

function toWritten(value: JSXAttribute['value']): Written {
  if (value === null) return { isKnown: true, value: true };
  if (value.type === 'Literal') return { isKnown: true, value: value.value };
  if (value.type !== 'JSXExpressionContainer') return { isKnown: false };
  return value.expression.type === 'JSXEmptyExpression'
    ? { isKnown: false }
    : readExpression(value.expression);
}
