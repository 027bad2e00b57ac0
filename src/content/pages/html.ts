/** The HTML that pages can contain. What runs code or loads files of other sites is missing. */

/** Attributes of all elements. "aria-" and "data-" stand for all that start with them. */
const anywhere = [
  ...['id', 'className', 'class', 'title', 'lang', 'dir', 'hidden', 'role', 'tabIndex', 'align'],
  ...['aria-', 'data-'],
];

const size = ['width', 'height'];
const cell = ['colSpan', 'rowSpan'];

const own: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'download', 'hrefLang'],
  details: ['open'],
  img: ['src', 'alt', 'loading', ...size],
  meta: ['name', 'property', 'content'],
  ol: ['start', 'reversed', 'type'],
  td: cell,
  th: ['scope', ...cell],
  video: ['src', 'controls', 'loop', 'muted', 'preload', 'poster', ...size],
};

/** Elements that end a paragraph (https://html.spec.whatwg.org/#the-p-element). */
export const blocks: readonly string[] = [
  ...['blockquote', 'details', 'div', 'dl', 'figcaption', 'figure', 'hr', 'ol', 'pre', 'section'],
  ...['summary', 'table', 'ul'],
];

export const htmlNames: readonly string[] = [
  ...blocks,
  ...['a', 'abbr', 'b', 'bdi', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark'],
  ...['q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'u'],
  ...['var', 'wbr', 'img', 'meta', 'video', 'dd', 'dt', 'li'],
  ...['caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
];

/** The attributes of an element. Undefined if pages cannot contain it. */
export function findHtmlElement(name: string): readonly string[] | undefined {
  return htmlNames.includes(name) ? [...anywhere, ...(own[name] ?? [])] : undefined;
}
