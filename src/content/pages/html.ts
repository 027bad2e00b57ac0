/** Checks the HTML and the imported components of a page: what pages may contain, and where. */
import { findMdxComponent, mdxComponents } from '../mdx-components';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { isElement, listImports, readAttribute, type Element } from './elements';
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
  const imported = listImports(page.nodes).flatMap(({ names }) => names);
  return checkNodes(page, (node) => {
    if (!isElement(node)) return [];
    const name = node.name ?? '';
    const isUnknown = /^[a-z]/.test(name) && !name.includes('.') && !known.includes(name);
    const problems = [
      ...(isUnknown ? [toUnknown(name)] : []),
      ...(isUnknown || findMdxComponent(name) ? [] : checkAttributes(node, imported)),
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

function checkAttributes(element: Element, imported: readonly string[]): readonly Problem[] {
  const isHtml = known.includes(element.name ?? '');
  return element.attributes.flatMap((attribute) => {
    const expected = 'a literal, or the name of an imported file';
    if (attribute.type !== 'mdxJsxAttribute') return [{ found: '{...}', expected }];
    const { name } = attribute;
    const hint = /^on[a-z]/i.test(name) ? 'Move code to src/components.' : advice[name];
    const found = `the attribute ${JSON.stringify(name)}`;
    if (isHtml && hint !== undefined) {
      return [{ found, expected: 'attributes that pages may contain', hint }];
    }
    const written = readAttribute(attribute);
    if (written.isKnown || imported.includes(written.name ?? '')) return [];
    return [{ found: `an expression in ${found}`, expected }];
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
