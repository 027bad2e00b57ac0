/** What a page says: its article, without what belongs to the screen. */
import type { Element, Nodes, Root, RootContent } from 'hast';

/** Keeps the article of a page. */
export function keepArticle(root: Root): void {
  root.children = findAll(root, 'article').slice(0, 1);
  for (const found of listElements(root)) clean(found);
}

/** Removes what is for the screen. Headings and cells become one line. */
function clean(element: Element, isInLine = false): void {
  const { tagName, properties } = element;
  const [, align] = /\balign-(left|center|right)\b/.exec(String(properties.className)) ?? [];
  if (align !== undefined) properties['align'] = align;
  const isHeading = /^h\d$/.test(tagName);
  const isLine = isInLine || isHeading || tagName === 'th' || tagName === 'td';
  element.children = element.children.filter((child) => {
    if (child.type === 'text' && isLine) child.value = child.value.replaceAll(/\s+/g, ' ');
    if (child.type !== 'element') return child.type === 'text';
    // A heading can be a button that opens its section.
    if (isForScreen(child) && !(isHeading && child.tagName === 'button')) return false;
    clean(child, isLine);
    return true;
  });
  // The tokens of code are a large part of the elements of a page.
  if (tagName === 'pre') element.children = [{ type: 'text', value: toText(element) }];
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
