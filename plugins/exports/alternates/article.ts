/** What a page says: its article, without what belongs to the screen. */
import type { Element, Nodes, Root, RootContent, Text } from 'hast';

/** The whitespace at the end of a block so far. */
interface Line {
  /** The text that ends with it. */
  last?: Text;
  /** Whether more is not shown: after whitespace, and at the start. */
  isSpace: boolean;
}

/** Keeps the article of a page, and of whitespace what browsers show: one character between words. */
export function keepArticle(root: Root): void {
  root.children = findAll(root, 'article').slice(0, 1);
  const line: Line = { isSpace: true };
  for (const found of listElements(root)) clean(found, line);
  endLine(line);
}

/** Removes what is for the screen. Headings and cells become one line. */
function clean(element: Element, line: Line, isInLine = false): void {
  const { tagName, properties } = element;
  const [, align] = /\balign-(left|center|right)\b/.exec(String(properties.className)) ?? [];
  if (align !== undefined) properties['align'] = align;
  const isHeading = /^h\d$/.test(tagName);
  const isLine = isInLine || isHeading || tagName === 'th' || tagName === 'td';
  // The tokens of code are a large part of the elements of a page.
  if (tagName === 'pre') element.children = [{ type: 'text', value: toText(element) }];
  if (blocks.test(tagName)) endLine(line);
  element.children = element.children.filter((child) => {
    if (child.type === 'text' && tagName !== 'pre') collapse(child, line, isLine);
    if (child.type !== 'element') return child.type === 'text';
    // A heading can be a button that opens its section.
    if (isForScreen(child) && !(isHeading && child.tagName === 'button')) return false;
    clean(child, line, isLine);
    return true;
  });
  if (blocks.test(tagName)) endLine(line);
  else if (words.test(tagName)) Object.assign(line, { last: undefined, isSpace: false });
}

/** Elements with lines of their own. */
export const blocks = new RegExp(
  '^(address|article|aside|blockquote|br|caption|d[dlt]|div|figcaption|figure|footer|h[1-6r]|' +
    'header|legend|li|main|[ou]l|p|pre|section|summary|t(able|body|[dhr]|foot|head))$',
);

/** Elements that are shown like a word. */
const words = /^(audio|button|iframe|img|input|video)$/;

function collapse(text: Text, line: Line, isLine: boolean): void {
  const value = isLine
    ? text.value.replaceAll(/\s+/g, ' ')
    : text.value.replaceAll(/[\t\n\v\f\r ]+/g, (space) => (/[\n\r]/.test(space) ? '\n' : ' '));
  text.value = line.isSpace ? value.replace(/^[\n ]/, '') : value;
  if (text.value === '') return;
  line.isSpace = /[\n ]$/.test(text.value);
  line.last = line.isSpace ? text : undefined;
}

function endLine(line: Line): void {
  if (line.last) line.last.value = line.last.value.slice(0, -1);
  line.last = undefined;
  line.isSpace = true;
}

const screenTags = /^(button|dialog|form|nav|script|select|style|svg|template|textarea|wbr)$/;
const screenRoles = /^(tablist|button|dialog|status)$/;

/**
 * Whether an element belongs to the screen only. `data-mdast="ignore"` marks others, and HTML that
 * needs no mark for people needs none for tools.
 */
function isForScreen(element: Element): boolean {
  const { tagName, properties } = element;
  const { hidden, ariaHidden, ariaLive, role, disabled } = properties;
  if (properties['dataMdast'] === 'ignore') return true;
  if (hidden === true || ariaHidden === 'true' || ariaLive !== undefined) return true;
  // A done task, and the formats of a response, say something.
  if (tagName === 'input') return disabled !== true || properties['type'] !== 'checkbox';
  if (tagName === 'a') return isAnchorOfHeading(element);
  return screenTags.test(tagName) || screenRoles.test(String(role));
}

/** Links to a heading or a field itself, and back from a footnote. */
function isAnchorOfHeading(link: Element): boolean {
  if (link.properties['dataFootnoteBackref'] !== undefined) return true;
  return /^[#\u200b]?$/.test(toText(link)) && findAll(link, 'img').length === 0;
}

/* Reads elements. */

export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(toText).join('') : '';
}

export function listElements(parent: Root | Element): Element[] {
  const children: readonly RootContent[] = parent.children;
  return children.filter((child) => child.type === 'element');
}

/** The elements of a kind below another one, outermost first. */
export function findAll(parent: Root | Element, tagName: string): Element[] {
  return listElements(parent).flatMap((child) => [
    ...(child.tagName === tagName ? [child] : []),
    ...findAll(child, tagName),
  ]);
}
