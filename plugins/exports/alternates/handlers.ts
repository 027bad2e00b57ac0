/** How elements become Markdown, where the portal knows more about them than the package. */
import type { Element } from 'hast';
import type {
  Code,
  FootnoteDefinition,
  FootnoteReference,
  List,
  ListItem,
  PhrasingContent,
  RootContent,
  TableCell,
} from 'mdast';
import { type Block, code, link, list, paragraph, strong, text } from './nodes';
import { findAll, listElements, toText } from './article';
import {
  type Handle,
  isField,
  isMethod,
  type State,
  toBlocks,
  toDiv,
  toField,
  toLine,
} from './parts';

/** The handlers of elements by name. `toTarget` converts the URLs of links. */
export function toHandlers(toTarget: (url: string) => string): Record<string, Handle> {
  return {
    a: (state, { properties, children }) =>
      link(toTarget(properties.href ?? ''), toLine(state, children)),
    img: (_state, { properties: { src = '', alt = '' } }) => ({
      type: 'image',
      url: toTarget(src),
      alt,
    }),
    div: toDiv,
    span: (state, node) => (isMethod(node) ? code(toText(node)) : state.all(node)),
    li: (state, node) => (isField(node) ? toField(state, node) : toItem(state, node)),
    dl: toDescriptions,
    pre: (_state, node) => toCodeBlock(node),
    figure: toFigure,
    summary: toSummary,
    section: (state, node) =>
      node.properties['dataFootnotes'] === undefined
        ? toBlocks(state, node.children)
        : findAll(node, 'ol')
            .slice(0, 1)
            .flatMap(listElements)
            .map((item) => toFootnote(state, item)),
    th: toCell,
    td: toCell,
    mark: (state, node) => state.all(node),
    abbr: toAbbreviation,
    sub: toHtml,
    sup: (state, node) => toReference(node) ?? toHtml(state, node),
  };
}

/** The label of what can be opened: a heading, or a line in bold. */
function toSummary(state: State, { children }: Element): RootContent {
  const [first, ...others] = state.all({ type: 'root', children });
  if (first?.type !== 'heading') return paragraph([strong(toLine(state, children))]);
  const words = others as PhrasingContent[];
  return {
    ...first,
    children: [...first.children, ...(words.length > 0 ? [text(' ')] : []), ...words],
  };
}

function toItem(state: State, node: Element): ListItem {
  const [first] = listElements(node);
  const task = first?.tagName === 'p' ? listElements(first)[0] : first;
  return {
    type: 'listItem',
    checked: task?.tagName === 'input' ? task.properties['checked'] === true : null,
    spread: listElements(node).some(({ tagName }) => tagName === 'p'),
    children: toBlocks(state, node.children),
  };
}

/** Names with their descriptions, such as status codes: one line each, and what is below it. */
function toDescriptions(state: State, node: Element): List {
  const parts = listElements(node).flatMap((one) =>
    one.tagName === 'div' ? listElements(one) : one,
  );
  const items: Block[][] = [];
  for (const part of parts) {
    const [first, ...others] = toBlocks(state, part.children);
    const [line] = items.at(-1) ?? [];
    const words = first?.type === 'paragraph' ? first.children : [];
    if (part.tagName === 'dt' || line?.type !== 'paragraph') items.push([paragraph(words)]);
    else {
      line.children.push(text(': '), ...words);
      items.at(-1)?.push(...(first && first.type !== 'paragraph' ? [first] : []), ...others);
    }
  }
  return list(items);
}

/** Cells are one line: breaks separate their blocks. */
function toCell(state: State, node: Element): TableCell {
  const lines = toBlocks(state, node.children).flatMap(toLines);
  const children = lines.flatMap((line, index): PhrasingContent[] =>
    index === 0 ? line : [{ type: 'html', value: '<br>' }, ...line],
  );
  return { type: 'tableCell', children };
}

function toLines(block: RootContent): PhrasingContent[][] {
  if (block.type === 'paragraph') return [block.children];
  if (block.type === 'code') return [[code(block.value)]];
  return 'children' in block ? block.children.flatMap(toLines) : [];
}

function toCodeBlock(pre: Element): Code {
  const language = toLanguage(pre);
  const lang = fences[language] ?? language;
  return { type: 'code', lang, value: toText(pre).replace(/\n$/, '') };
}

/** What is after a code fence instead of the name of the portal's grammar. */
const fences: Readonly<Record<string, string>> = { curl: 'bash', markup: 'xml', text: '' };

function toLanguage({ properties }: Element): string {
  return String(properties['dataLang'] ?? '');
}

/** A code block. Its caption is its title, which comes first, or its language. */
function toFigure(state: State, node: Element): RootContent[] {
  const [caption, ...others] = listElements(node);
  if (caption?.tagName !== 'figcaption') return toBlocks(state, node.children);
  const title = toText(caption);
  const languages = ['', ...findAll(node, 'pre').map(toLanguage)];
  const isTitle = !languages.includes(title.toLowerCase());
  return [...(isTitle ? [paragraph([strong([text(title)])])] : []), ...toBlocks(state, others)];
}

/* Footnotes, and elements without a mark in Markdown. */

function toReference(node: Element): FootnoteReference | undefined {
  const [target] = findAll(node, 'a');
  if (target?.properties['dataFootnoteRef'] === undefined) return undefined;
  const identifier = toFootnoteName(String(target.properties['href']));
  return { type: 'footnoteReference', identifier, label: identifier };
}

function toFootnote(state: State, item: Element): FootnoteDefinition {
  const identifier = toFootnoteName(String(item.properties['id']));
  const children = toBlocks(state, item.children);
  return { type: 'footnoteDefinition', identifier, label: identifier, children };
}

/** The name that the editor gave a footnote: `stays` in `#user-content-fn-stays`. */
function toFootnoteName(anchor: string): string {
  return anchor.replace(/^.*?\bfn-/, '');
}

function toAbbreviation(state: State, node: Element): RootContent[] {
  const { title } = node.properties;
  return [...state.all(node), ...(title ? [text(` (${title})`)] : [])];
}

function toHtml(state: State, node: Element): RootContent[] {
  const { tagName } = node;
  return [
    { type: 'html', value: `<${tagName}>` },
    ...state.all(node),
    { type: 'html', value: `</${tagName}>` },
  ];
}
