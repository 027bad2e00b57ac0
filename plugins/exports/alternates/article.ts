/** What a page says: its article, without what belongs to the screen. */
import type { Element, ElementContent, Nodes, Root } from 'hast';

/** A rehype plugin that keeps the article of a page. */
export default function article() {
  return (root: Root): void => {
    const [found] = findAll(root, 'article');
    if (found) clean(found);
    root.children = found ? [found] : [];
  };
}

/**
 * What belongs to the screen only. `data-mdast="ignore"` marks other elements, and HTML that needs no
 * mark for people needs none for tools.
 */
const forScreen: readonly ((element: Element) => boolean)[] = [
  ({ tagName }) => screenTags.has(tagName),
  ({ properties: { hidden, ariaHidden } }) => hidden === true || ariaHidden === 'true',
  ({ properties: { ariaLive } }) => ariaLive !== undefined,
  ({ properties: { role } }) => ['tablist', 'button', 'dialog', 'status'].includes(String(role)),
  // Links to a heading or a field itself, and back from a footnote.
  (element) =>
    element.tagName === 'a' && /^[#\u200b]?$/.test(toText(element)) && !hasImage(element),
  ({ properties: { dataFootnoteBackref } }) => dataFootnoteBackref !== undefined,
];

const screenTags = new Set([
  ...['button', 'form', 'input', 'nav', 'select', 'textarea'],
  ...['dialog', 'script', 'style', 'svg', 'template', 'wbr'],
]);

/** The inputs that say something: a done task, and the formats of a response. */
function isSaying({ tagName, properties }: Element): boolean {
  return (
    (tagName === 'input' && properties['type'] === 'checkbox' && properties['disabled'] === true) ||
    (tagName === 'select' && properties['ariaLabel'] === 'Response format')
  );
}

function hasImage(element: Element): boolean {
  return findAll(element, 'img').length > 0;
}

/** Removes what is for the screen. Headings and cells become one line. */
function clean(element: Element, isInLine = false): void {
  const { tagName, properties } = element;
  const [, align] = /\balign-(left|center|right)\b/.exec(toClass(element)) ?? [];
  if (align !== undefined) properties['align'] = align;
  // The package copies the tree, which takes half of the time with positions.
  delete element.position;
  const isLine = isInLine || /^(h\d|t[hd])$/.test(tagName);
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text' && isLine) child.value = child.value.replaceAll(/\s+/g, ' ');
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    // A heading can be a button that opens its section.
    const isHeading = /^h\d$/.test(tagName) && child.tagName === 'button';
    if (!isHeading && !isSaying(child) && forScreen.some((rule) => rule(child))) return [];
    clean(child, isLine);
    return isHeading ? child.children : [child];
  });
}

/* Reads elements. */

export function toClass({ properties: { className } }: Element): string {
  return Array.isArray(className) ? className.join(' ') : '';
}

export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(toText).join('') : '';
}

export function listElements(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element');
}

/** The elements of a kind below another one, outermost first. */
export function findAll(parent: Root | Element, tagName: string): readonly Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return [...(child.tagName === tagName ? [child] : []), ...findAll(child, tagName)];
  });
}
