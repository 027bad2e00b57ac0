/** Turns the HTML between the nodes of CommonMark into nodes with their children. */
import { Parser } from 'htmlparser2';
import type { Data, Heading, Parent as MarkdownParent, Parents, RootContent } from 'mdast';
import type { PageProblem } from '../../check/messages';
import { toQuoted } from '../../check/problem';
import { findMarkdownElement, hiddenNames, isKnownName } from './html';
import { toLine } from './page';

/** An element that is written as HTML. The build gives it its name and its attributes. */
interface HtmlElement extends MarkdownParent {
  type: 'htmlElement';
  data: Data & { readonly hName: string; readonly hProperties: Attributes };
}

type Attributes = Readonly<Record<string, string>>;

declare module 'mdast' {
  interface RootContentMap {
    htmlElement: HtmlElement;
  }
}

export type Parent = Parents | HtmlElement;

type Report = (problem: PageProblem) => void;

/**
 * The nodes, with elements instead of HTML. An element contains the nodes up to its end. Reports
 * elements and attributes that pages do not show.
 */
export function joinHtml(nodes: readonly RootContent[], report: Report): readonly RootContent[] {
  if (!nodes.some(({ type }) => type === 'html')) return nodes;
  const top: RootContent[] = [];
  /** The children of the elements that are open. */
  const open: RootContent[][] = [top];
  const add = (node: RootContent) => open.at(-1)?.push(node);
  let text = '';
  let line = 1;
  let read = 0;
  const toPlace = () => line + text.slice(0, parser.startIndex - read).split('\n').length - 1;
  const parser = new Parser({
    onopentag(name, attributes) {
      const at = { line: toPlace(), where: `<${name}>` };
      const known = findMarkdownElement(name);
      const isHidden = hiddenNames.includes(name);
      if (!known) report({ ...at, ...(isHidden ? hidden : transparent) });
      const shown = known
        ? pickAttributes(attributes, known, (one) => report({ ...at, ...one }))
        : {};
      const node = known && toNode(name, shown, at.line);
      if (node) add(node);
      const parent = isHidden ? [] : (open.at(-1) ?? []);
      open.push(node && 'children' in node ? node.children : parent);
    },
    // In parts, such as "<" and what follows.
    ontext(value) {
      const last = open.at(-1)?.at(-1);
      if (last?.type === 'text') last.value += value;
      else add({ type: 'text', value });
    },
    onclosetag: () => open.pop(),
  });
  for (const node of nodes) {
    if (node.type === 'html') {
      text = node.value;
      line = toLine(node) ?? 1;
      parser.write(text);
      read += text.length;
    } else add(node);
  }
  parser.end();
  return top;
}

const expected = 'an element that pages can contain';
const hidden = { found: 'an element that is not shown', expected };
const transparent = { found: 'an element of which only the content is shown', expected };

function pickAttributes(
  attributes: Attributes,
  known: readonly string[],
  report: (problem: Omit<PageProblem, 'line'>) => void,
): Attributes {
  const isKnown = (name: string) => isKnownName(name, known);
  for (const name of Object.keys(attributes).filter((one) => !isKnown(one))) {
    const found = `the attribute ${toQuoted(name)}, which has no effect`;
    report({ found, expected: 'attributes that pages can contain' });
  }
  const shown = Object.entries(attributes).filter(([name]) => isKnown(name));
  // An attribute without a value, such as `open`.
  return Object.fromEntries(shown.map(([name, value]) => [name, value === '' ? name : value]));
}

function toNode(name: string, attributes: Attributes, line: number): RootContent {
  const point = { line, column: 1, offset: 0 };
  const position = { start: point, end: point };
  const [, level] = /^h([1-6])$/.exec(name) ?? [];
  if (level !== undefined) {
    const depth = Number(level) as Heading['depth'];
    return { type: 'heading', depth, data: { hProperties: attributes }, children: [], position };
  }
  if (name === 'center') return toNode('div', { ...attributes, align: 'center' }, line);
  const { href, src, alt, title, ...others } = attributes;
  if (name === 'a' && href !== undefined) {
    return { type: 'link', url: href, title, children: [], position };
  }
  if (name === 'img') {
    const { class: _class, loading: _loading, ...shown } = others;
    return { type: 'image', url: src ?? '', alt, title, data: { hProperties: shown }, position };
  }
  // The name of an anchor is its ID.
  const { name: anchor, ...rest } = attributes;
  const hProperties = name === 'a' && anchor !== undefined ? { id: anchor, ...rest } : attributes;
  return { type: 'htmlElement', data: { hName: name, hProperties }, children: [], position };
}
