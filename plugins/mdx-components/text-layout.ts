/** Loads the components of Markdown text only with pages that contain text. */
import type { Root, RootContent } from 'mdast';
import { isElement, listImportedNames } from '../../src/content/pages/elements';
import { buildStatement } from './remark';

const layout = '@site/src/components/TextLayout';

/**
 * A remark plugin that adds a layout to a page with text, which provides the theme's components for
 * links, lists, notes … A page of only imported components, such as that of an endpoint, needs none.
 */
export default function textLayout() {
  return (root: Root) => {
    const imported = listImportedNames(root.children);
    if (root.children.some((node) => hasText(node, imported))) root.children.push(buildLayout());
  };
}

/** All that is neither code, an imported component, nor an empty HTML element is text. */
function hasText(node: RootContent, imported: readonly string[]): boolean {
  if (node.type === 'mdxjsEsm' || node.type === 'yaml') return false;
  if (!isElement(node) || !node.name) return true;
  const isEmpty = node.children.length === 0;
  const isKnown = imported.includes(node.name) || (isEmpty && /^[a-z]/.test(node.name));
  return !isKnown || node.children.some((child) => hasText(child, imported));
}

/** `export { default } from …`, with which MDX names the layout of a page. */
function buildLayout(): RootContent {
  const name = { type: 'Identifier', name: 'default' } as const;
  return buildStatement({
    type: 'ExportNamedDeclaration',
    attributes: [],
    declaration: null,
    specifiers: [{ type: 'ExportSpecifier', local: name, exported: name }],
    source: { type: 'Literal', value: layout },
  });
}
