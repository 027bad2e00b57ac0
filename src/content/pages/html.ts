/** Checks HTML on a page against the list of what pages may contain. */
import { findMdxComponent, mdxComponents } from '../mdx-components';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { isElement, type Element } from './elements';
import { listParents, toLine, type Node, type Page } from './page';

/** Attributes of all elements, in addition to `data-` and `aria-`. The names are those of React. */
const shared = ['className', 'id', 'title', 'lang', 'dir', 'role', 'align', 'hidden', 'translate'];

/** Elements, and their other attributes. What runs code or loads files of other sites is missing. */
const elements: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['abbr', 'b', 'bdi', 'br', 'code', 'dfn', 'em', 'i', 'kbd', 'mark', 's', 'samp', 'small'],
      ...['span', 'strong', 'sub', 'sup', 'u', 'var', 'wbr', 'rp', 'rt', 'ruby', 'cite'],
      ...['caption', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'hr', 'p', 'pre', 'section'],
      ...['summary', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul', 'picture'],
      ...['h2', 'h3', 'h4', 'h5', 'h6'],
    ].map((name) => [name, []]),
  ),
  a: ['href', 'target', 'rel', 'download'],
  audio: ['src', 'controls', 'loop', 'muted', 'preload'],
  blockquote: ['cite'],
  del: ['cite', 'dateTime'],
  details: ['open', 'name'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ins: ['cite', 'dateTime'],
  li: ['value'],
  meta: ['name', 'property', 'content'],
  ol: ['start', 'reversed', 'type'],
  q: ['cite'],
  source: ['src', 'type', 'media'],
  td: ['colSpan', 'rowSpan', 'headers'],
  th: ['colSpan', 'rowSpan', 'headers', 'scope', 'abbr'],
  time: ['dateTime'],
  video: [
    'src',
    'poster',
    'controls',
    'loop',
    'muted',
    'preload',
    'playsInline',
    'width',
    'height',
  ],
};

const names = [...Object.keys(elements), ...Object.keys(mdxComponents)];

export function checkHtml(page: Page): readonly ContentProblem[] {
  return page.nodes.filter(isElement).flatMap((element) => {
    if (!/^[a-z]/.test(element.name ?? '') && !findMdxComponent(element.name)) return [];
    const problems = [...checkElement(element, page), ...checkNesting(element, page)];
    const place = { file: page.file, ...toLine(element), where: `<${element.name ?? ''}>` };
    return problems.map((problem) => ({ ...place, ...problem }));
  });
}

function checkElement(element: Element, page: Page): readonly Problem[] {
  const name = element.name ?? '';
  if (findMdxComponent(name)) return [];
  const own = Object.hasOwn(elements, name) ? elements[name] : undefined;
  const isInHead = listParents(element, page).some((one) => isElement(one) && one.name === 'Head');
  if (!own || (name === 'meta') !== isInHead) return [toUnknown(name)];
  return element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? checkName(attribute.name, [...own, ...shared]) : [],
  );
}

/** What to do instead of common elements that are not in the list. */
const advice: Readonly<Record<string, string>> = {
  h1: 'The page title is the only heading of level 1: write "##".',
  iframe: 'Link to the page instead.',
  meta: 'Put it in <Head>.',
  script: 'Move the code to a component in src/components.',
  style: 'Move it to src/css/custom.css.',
  svg: 'Put it in a file, and write ![description](./image.svg).',
};

function toUnknown(name: string): Problem {
  const part = Object.keys(mdxComponents).find(
    (other) => other.toLowerCase() === name.toLowerCase(),
  );
  const known = advice[name] ?? (part && `Write <${part}>.`);
  const asText = 'If it is a placeholder, put it between backticks.';
  return {
    found: 'an unknown HTML element, or one that pages must not contain',
    expected: 'an element that pages may contain',
    ...(known === undefined ? { hint: asText, ...suggest(name, names) } : { hint: known }),
  };
}

const renamed: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

function checkName(name: string, known: readonly string[]): readonly Problem[] {
  if (known.includes(name) || /^(data|aria)-/.test(name)) return [];
  const found = `the attribute ${JSON.stringify(name)}`;
  const plain = (renamed[name] ?? name).replaceAll('-', '').toLowerCase();
  const intended = known.find((other) => other.toLowerCase() === plain);
  const styles = { hint: 'Add a className, and move the style to src/css/custom.css.' };
  const closest = name === 'style' ? styles : suggest(intended ?? name, known);
  return [{ found, expected: `one of ${known.join(', ')}`, ...closest }];
}

/** Elements that end a paragraph in HTML (https://html.spec.whatwg.org/#the-p-element). */
const blocks =
  /^(blockquote|details|div|dl|dt|dd|figcaption|figure|h[2-6]|hr|li|ol|p|pre|section|summary|table|ul)$/;

/** Browsers move such elements out of the paragraph, so the page no longer matches its code. */
function checkNesting(element: Element, page: Page): readonly Problem[] {
  const name = element.name ?? '';
  if (name === 'p' && element.children.some(isText)) {
    const hint = 'Use <div> instead, or put the text on the same line as <p>.';
    return [{ found: 'a paragraph in it', expected: 'text', hint }];
  }
  if (!blocks.test(name) && findMdxComponent(name)?.isBlock !== true) return [];
  if (!listParents(element, page).some(isText)) return [];
  const hint = 'Put it on a separate line, with a blank line above and below.';
  return [{ found: 'a block element in a paragraph', expected: 'a separate paragraph', hint }];
}

/** A paragraph that contains only components is replaced by them. */
function isText(node: Node): boolean {
  if (node.type === 'heading') return true;
  return (
    node.type === 'paragraph' &&
    !node.children.every(
      (child) =>
        child.type.startsWith('mdx') || (child.type === 'text' && child.value.trim() === ''),
    )
  );
}
