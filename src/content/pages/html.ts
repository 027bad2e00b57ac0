/** Checks HTML on a page against the list of what pages may contain. */
import { findMdxComponent, mdxComponents } from '../mdx-components';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { isElement, type Element } from './elements';
import { checkNodes, listParents, type Node, type Page } from './page';

/** The elements of a text. What runs code or loads files of other sites is missing. */
const elements = [
  ...['a', 'abbr', 'b', 'bdi', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark'],
  ...['q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u'],
  ...['var', 'wbr', 'audio', 'img', 'meta', 'picture', 'source', 'video'],
];

/** Elements that end a paragraph in HTML (https://html.spec.whatwg.org/#the-p-element). */
const blocks = [
  ...['blockquote', 'details', 'div', 'dl', 'dt', 'dd', 'figcaption', 'figure', 'h2', 'h3', 'h4'],
  ...['h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'section', 'summary', 'table', 'ul'],
];

const inTables = ['caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];
const known = [...elements, ...blocks, ...inTables];

export function checkHtml(page: Page): readonly ContentProblem[] {
  return checkNodes(page, (node) => {
    if (!isElement(node)) return [];
    const name = node.name ?? '';
    const problems = [
      ...(/^[a-z]/.test(name) && !known.includes(name) ? [toUnknown(name)] : []),
      ...(known.includes(name) ? checkAttributes(node) : []),
      ...checkNesting(node, name, page),
    ];
    return problems.map((problem) => ({ where: `<${name}>`, ...problem }));
  });
}

function toUnknown(name: string): Problem {
  const components = Object.keys(mdxComponents);
  const component = components.find((other) => other.toLowerCase() === name.toLowerCase());
  return {
    found: 'an unknown HTML element, or one that pages must not contain',
    expected: 'an element that pages may contain',
    hint: 'If it is a placeholder, put it between backticks.',
    ...suggest(name, known),
    ...(component && { hint: `Write <${component}>.` }),
  };
}

/** Attributes that React refuses or renames. */
const advice: Readonly<Record<string, string>> = {
  class: 'Write className.',
  style: 'Add a className, and move the style to src/css/custom.css.',
};

function checkAttributes({ attributes }: Element): readonly Problem[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name } = attribute;
    const hint = /^on[a-z]/i.test(name) ? 'Move code to src/components.' : advice[name];
    if (hint === undefined) return [];
    const found = `the attribute ${JSON.stringify(name)}`;
    return [{ found, expected: 'attributes that pages may contain', hint }];
  });
}

/** Browsers move such elements out of the paragraph, so the page no longer matches its code. */
function checkNesting(element: Element, name: string, page: Page): readonly Problem[] {
  if (name === 'p' && element.children.some(isText)) {
    const hint = 'Use <div> instead, or put the text on the same line as <p>.';
    return [{ found: 'a paragraph in it', expected: 'text', hint }];
  }
  if (!blocks.includes(name) && findMdxComponent(name)?.isBlock !== true) return [];
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
