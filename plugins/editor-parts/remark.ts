/** Gives the components of Markdown pages their code and the data of the version they stand in. */
import path from 'node:path';
import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { findEndpointFile, toReferenceFolder } from './data';
import { findPart, type Part } from './parts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What a page imports: names by source. */
type Imports = Map<string, string>;

/** A remark plugin: a page imports nothing for the parts of `parts.ts`. */
export default function editorParts() {
  return (root: Root, file: VFile) => {
    const imports: Imports = new Map();
    for (const element of findElements(root)) connect(element, file, imports);
    root.children.unshift(...[...imports].map(([source, name]) => buildImport(name, source)));
  };
}

function findElements(node: Root | RootContent): readonly Element[] {
  const inner = 'children' in node ? node.children.flatMap(findElements) : [];
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement ? [node, ...inner] : inner;
}

function connect(element: Element, file: VFile, imports: Imports): void {
  const part = findPart(element.name);
  if (!part || element.name === null) return;
  imports.set(`@site/src/components/${part.component}`, element.name);
  const source = toDataSource(part, element, file);
  if (source === null) return;
  const name = imports.get(source) ?? `page${imports.size}`;
  imports.set(source, name);
  element.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'page',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: { estree: toEstree(name) },
    },
  });
}

/** The file of the part's data, relative to the page; null for a part that takes none. */
function toDataSource({ data }: Part, element: Element, file: VFile): string | null {
  if (!data) return null;
  const folder = toReferenceFolder(file.path);
  const name = 'file' in data ? data.file : findEndpointFile(folder, toText(element, data.slugIn));
  const relative = path.relative(path.dirname(file.path), path.join(folder, name));
  const posix = relative.split(path.sep).join('/');
  return posix.startsWith('.') ? posix : `./${posix}`;
}

/** The text of an attribute; empty without one. */
function toText({ attributes }: Element, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

function toEstree(name: string): Program {
  const expression = { type: 'Identifier', name } as const;
  return {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
}

function buildImport(name: string, source: string): RootContent {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
        source: { type: 'Literal', value: source },
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
