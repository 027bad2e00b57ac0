/** The code of a page: what its braces, attributes, imports and exports hold. */
import type { Node as Syntax, Program } from 'estree';
import { isElement } from './elements';
import type { Node, Page } from './page';

/** A piece of code with the node of the page that holds it. */
export interface Code {
  readonly program: Program;
  readonly node: Node;
  /** As it is written. */
  readonly text: string;
}

/** All code of a page, in order of reading. */
export function listCode({ nodes }: Page): readonly Code[] {
  return nodes.flatMap((node): readonly Code[] => {
    switch (node.type) {
      case 'mdxjsEsm':
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        return node.data?.estree ? [{ program: node.data.estree, node, text: node.value }] : [];
      default:
        return isElement(node) ? listAttributeCode(node) : [];
    }
  });
}

function listAttributeCode(node: Extract<Node, { attributes: unknown[] }>): readonly Code[] {
  if (!isElement(node)) return [];
  return node.attributes.flatMap((attribute) => {
    const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    if (typeof value !== 'object' || !value?.data?.estree) return [];
    return [{ program: value.data.estree, node, text: value.value }];
  });
}

/** A syntax node and all inside it. */
export function flattenSyntax(root: Syntax): readonly Syntax[] {
  const inner = Object.values(root).flat().filter(isSyntax);
  return [root, ...inner.flatMap(flattenSyntax)];
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value;
}
