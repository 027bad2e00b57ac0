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

/** Whether a name is one of these. One that ends with "-" stands for all that start with it. */
export function isKnownName(name: string, known: readonly string[]): boolean {
  return known.some((one) => (one.endsWith('-') ? name.startsWith(one) : name === one));
}

/** Elements that end a paragraph (https://html.spec.whatwg.org/#the-p-element). */
export const blocks: readonly string[] = [
  ...['blockquote', 'details', 'div', 'dl', 'figcaption', 'figure', 'hr', 'ol', 'pre', 'section'],
  ...['summary', 'table', 'ul'],
];

/** Elements without content. */
export const emptyNames: readonly string[] = ['br', 'hr', 'img', 'meta', 'wbr'];

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

/** What pages in MDX have other marks for. */
const ofMarkdown = ['p', 'center', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The attributes of an element in CommonMark, in lowercase. Undefined if pages cannot contain it. */
export function findMarkdownElement(name: string): readonly string[] | undefined {
  if (['meta', 'video'].includes(name)) return undefined;
  const known = ofMarkdown.includes(name) ? anywhere : findHtmlElement(name);
  const names = name === 'a' ? [...(known ?? []), 'name'] : known;
  return names?.map((one) => one.toLowerCase());
}

/** Elements in CommonMark whose content is not shown either. */
export const hiddenNames: readonly string[] = [
  ...['iframe', 'math', 'noscript', 'object', 'script', 'select', 'style', 'svg', 'template'],
  ...['textarea', 'title'],
];

/** Elements in CommonMark. Others, such as `<token>`, are text, unless something closes them. */
export const knownNames: readonly string[] = [
  ...[...htmlNames, ...ofMarkdown, ...hiddenNames, 'article', 'aside', 'audio', 'big', 'button'],
  ...['col', 'colgroup', 'embed', 'font', 'footer', 'form', 'header', 'input', 'label'],
  ...['link', 'main', 'nav', 'picture', 'source', 'strike', 'time', 'track', 'tt'],
];
