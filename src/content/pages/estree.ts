/** The code of a page in braces, attributes, imports and exports. */
import type { Node as Syntax, Program } from 'estree';
import { isElement } from './elements';
import { oncePerPage, type Node } from './page';

/** A piece of code and its node in the page. */
export interface Code {
  readonly program: Program;
  readonly node: Node;
  /** The source text. */
  readonly text: string;
}

/** All code of a page, in reading order. */
export const listCode = oncePerPage(({ nodes }) => nodes.flatMap(toCode));

function toCode(node: Node): readonly Code[] {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return node.data?.estree ? [{ program: node.data.estree, node, text: node.value }] : [];
    default:
      return isElement(node) ? listAttributeCode(node) : [];
  }
}

function listAttributeCode(node: Extract<Node, { attributes: unknown[] }>): readonly Code[] {
  if (!isElement(node)) return [];
  return node.attributes.flatMap((attribute) => {
    const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    if (typeof value !== 'object' || !value?.data?.estree) return [];
    return [{ program: value.data.estree, node, text: value.value }];
  });
}

/** A syntax node and all its descendants. */
export function flattenSyntax(root: Syntax): readonly Syntax[] {
  const inner = Object.values(root).flat().filter(isSyntax);
  return [root, ...inner.flatMap(flattenSyntax)];
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value;
}
