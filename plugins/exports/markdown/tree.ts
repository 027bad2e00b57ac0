/** Converts the syntax tree of a page to plain Markdown. */
import type { Heading, Root, RootContent } from 'mdast';
import type { Element } from '../../../src/content/pages/elements';
import { evaluate } from './evaluate';
import { toSource, toWords } from '../../../src/content/pages/page';
import {
  heading,
  image,
  link,
  note,
  paragraph,
  strong,
  text,
} from '../../../src/exports/markdown/nodes';
import { readLines } from '../../markdown/code-block';
import {
  type PageContext,
  readAttributes,
  toImageUrl,
  toLinkUrl,
  toPartialContext,
  toWebLink,
} from './context';
import { toElementNodes } from './elements';
import { isPiece, toFlow, toLine } from './html';

/** A page in CommonMark and GFM. The home page contains its own title. */
export function buildPageTree(title: string, context: PageContext): Root {
  const content = toFlow(convertAll(context.page.nodes[0], context));
  const [first] = content;
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  return { type: 'root', children: hasTitle ? content : [heading(1, title), ...content] };
}

/** A part of a page, such as release notes. Its headings are below those of the page. */
export function buildPartTree(context: PageContext): readonly RootContent[] {
  return toFlow(convertAll(context.page.nodes[0], context)).map((node) =>
    node.type === 'heading' ? { ...node, depth: toInner(node.depth) } : node,
  );
}

function toInner(depth: Heading['depth']): Heading['depth'] {
  return depth === 1 || depth === 2 ? 3 : depth === 3 ? 4 : 5;
}

/** The children of a node, converted. */
function convertAll(node: Root | RootContent | undefined, context: PageContext): RootContent[] {
  return node && 'children' in node
    ? node.children.flatMap((child) => convert(child, context))
    : [];
}

function convert(node: RootContent, context: PageContext): RootContent[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'break':
    case 'thematicBreak':
    case 'footnoteReference':
      return [node];
    case 'yaml':
    case 'html':
    case 'definition':
    case 'mdxjsEsm':
      return [];
    case 'paragraph':
      return toBlocks(convertAll(node, context));
    case 'heading':
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'tableCell':
      return [{ ...node, children: toLine(convertAll(node, context)) }];
    case 'blockquote':
    case 'footnoteDefinition':
    case 'listItem':
      return [{ ...node, children: toFlow(convertAll(node, context)) }];
    case 'list':
    case 'table':
    case 'tableRow':
      return [withChildren(node, convertAll(node, context))];
    case 'code':
      return toCodeBlocks(node);
    case 'link':
      return [link(toLinkUrl(node.url, context), toLine(convertAll(node, context)))];
    case 'linkReference':
      return convertReference(node, context, (url) =>
        link(toLinkUrl(url, context), toLine(convertAll(node, context))),
      );
    case 'image':
      return [image(toImageUrl(node.url, context), node.alt)];
    case 'imageReference':
      return convertReference(node, context, (url) => image(toImageUrl(url, context), node.alt));
    case 'containerDirective':
      return [convertNote(node, context)];
    case 'leafDirective':
    case 'textDirective':
      return [text(toSource(context.page, node))];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return toValueNodes(node, context);
    case 'mdxJsxFlowElement':
      return toBlocks(convertElement(node, context));
    case 'mdxJsxTextElement':
      return convertElement(node, context);
    default:
      return node satisfies never;
  }
}

/** A paragraph of components can contain blocks, or the items of an HTML list. */
function toBlocks(nodes: readonly RootContent[]): RootContent[] {
  return nodes.some(isPiece) ? nodes.filter(isPiece) : toFlow(nodes);
}

type NodeOf<Type extends RootContent['type']> = Extract<RootContent, { readonly type: Type }>;

/** Lists and tables contain only items and rows, which conversion keeps. */
function withChildren(
  node: NodeOf<'list' | 'table' | 'tableRow'>,
  children: readonly RootContent[],
): RootContent {
  return { ...node, children } as RootContent;
}

/** A link or an image whose URL is elsewhere on the page. */
function convertReference(
  node: NodeOf<'linkReference' | 'imageReference'>,
  context: PageContext,
  build: (url: string) => RootContent,
): RootContent[] {
  const definition = context.page.nodes.find(
    (other) => other.type === 'definition' && other.identifier === node.identifier,
  );
  return definition?.type === 'definition' ? [build(definition.url)] : convertAll(node, context);
}

/** Code without the comments that highlight lines. Its title comes first. */
function toCodeBlocks({ lang, meta, value }: NodeOf<'code'>): RootContent[] {
  const title = /title=(["'])(.*?)\1/.exec(meta ?? '')?.[2];
  const { code } = readLines(value, { meta: meta ?? '', language: lang?.toLowerCase() });
  return [
    ...(title ? [paragraph([strong(title)])] : []),
    { type: 'code', ...(lang && { lang }), value: code },
  ];
}

/** A note such as `:::tip[Title]`. */
function convertNote(node: NodeOf<'containerDirective'>, context: PageContext): RootContent {
  const [first] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = hasLabel ? toWords(first) : '';
  const children = hasLabel ? node.children.slice(1) : node.children;
  return note(node.name, title, toFlow(convertAll({ ...node, children }, context)));
}

/** The value of code in braces. Comments have none. */
function toValueNodes(
  { value, data }: NodeOf<'mdxFlowExpression' | 'mdxTextExpression'>,
  context: PageContext,
): RootContent[] {
  if (data?.estree?.body.length === 0) return [];
  try {
    const result = [evaluate(value, context.values)].flat(Infinity);
    const shown = result.filter((one) => ['string', 'number', 'bigint'].includes(typeof one));
    return shown.length > 0 ? [text(shown.map(String).join(''))] : [];
  } catch {
    // Code that only the page can run, for example with components.
    return [text('(see the '), toWebLink(context), text(')')];
  }
}

function convertElement(element: Element, context: PageContext): RootContent[] {
  const source = context.imports.get(element.name ?? '');
  const partial = context.partials.find(({ file }) => file === source);
  if (!partial) {
    return [...toElementNodes(element, source, convertAll(element, context), context)];
  }
  if (context.around.includes(partial)) return [];
  return convertAll(
    partial.nodes[0],
    toPartialContext(partial, context, readAttributes(element, context)),
  );
}
