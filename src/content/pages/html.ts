/** Checks HTML on a page: elements must exist, and the portal's policy must not block them. */
import htmlTags from 'html-tags';
import { findMdxComponent, mdxComponents } from '../mdx-components';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { checkAttributeName } from './attributes';
import { isElement } from './elements';
import { listParents, toLine, type Node, type Page } from './page';
import { listTags, type Tag } from './tags';

export function checkHtml(page: Page): readonly ContentProblem[] {
  return [
    ...listTags(page).flatMap((tag) => {
      const place = { file: page.file, ...(tag.line && { line: tag.line }) };
      return checkTag(tag).map((problem) => ({ ...place, where: `<${tag.name}>`, ...problem }));
    }),
    ...page.nodes.flatMap((node) => checkNesting(node, page)),
  ];
}

function checkTag(tag: Tag): readonly Problem[] {
  const attributes = [...tag.attributes.keys()].flatMap(checkAttribute);
  if (!/^[a-z]/.test(tag.name)) return attributes;
  const names = [...tag.attributes].flatMap(([name, value]) => checkAttributeName(name, value));
  return [...checkName(tag), ...attributes, ...names];
}

/** Elements that the security policy of the portal makes browsers ignore. */
export const refused: Readonly<Record<string, Problem>> = {
  script: toRefused('a script', 'Move the code to a component in src/components.'),
  style: toRefused('a style', 'Move it to src/css/custom.css.'),
  ...Object.fromEntries(
    ['iframe', 'object', 'embed', 'frame', 'frameset', 'applet', 'portal', 'fencedframe'].map(
      (name) => [name, toRefused('an embedded page', 'Link to it instead.')],
    ),
  ),
  base: toRefused('a base for all links', 'Remove it.'),
  ...Object.fromEntries(
    ['form', 'textarea', 'input', 'select'].map((name) => [
      name,
      toRefused('a form', 'Link to a page with the form instead.'),
    ]),
  ),
  h1: {
    found: 'a heading of level 1',
    expected: 'level 2 or lower, because the page title is level 1',
    hint: 'Write "##".',
  },
};

function toRefused(found: string, hint: string): Problem {
  return { found, expected: 'only elements that the security policy of the portal allows', hint };
}

const elements: readonly string[] = htmlTags;
const partNames = Object.keys(mdxComponents);

function checkName({ name, parents }: Tag): readonly Problem[] {
  const problem = refused[name];
  if (problem) return [problem];
  if (parents.includes('Head')) return [];
  if (name === 'meta' || name === 'link') {
    return [{ found: 'the element in the text of the page', expected: `<${name}> in <Head>` }];
  }
  if (parents.some((parent) => parent === 'svg' || parent === 'math')) return [];
  if (elements.includes(name)) return [];
  const part = partNames.find((other) => other.toLowerCase() === name.toLowerCase());
  const closest = part
    ? { hint: `Write <${part}>.` }
    : { hint: asPlaceholder, ...suggest(name, [...partNames, ...elements]) };
  return [{ found: 'an unknown HTML element', expected: 'a known element', ...closest }];
}

const asPlaceholder = 'If it is a placeholder, put it between backticks.';

function checkAttribute(name: string): readonly Problem[] {
  if (name === 'style') {
    const hint = 'Add a class, and move the style to src/css/custom.css.';
    return [{ found: 'a style', expected: 'no inline style, because the policy blocks it', hint }];
  }
  if (!/^on[a-z]+$/i.test(name)) return [];
  return [{ found: `a script in ${JSON.stringify(name)}`, expected: 'no inline script' }];
}

/** Elements that end a paragraph in HTML (https://html.spec.whatwg.org/#the-p-element). */
const blocks =
  /^(address|article|aside|blockquote|center|details|dialog|dir|div|dl|dt|dd|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|search|section|summary|table|ul)$/;

/** Browsers move such elements out of the paragraph, so the page no longer matches its code. */
function checkNesting(node: Node, page: Page): readonly ContentProblem[] {
  const place = { file: page.file, ...toLine(node) };
  if (node.type === 'paragraph') {
    const around = listParents(node, page).find(isElement);
    if (around?.name !== 'p' || isOnlyElements(node)) return [];
    const hint = 'Use <div> instead, or put the text on the same line as <p>.';
    return [{ ...place, where: '<p>', found: 'a paragraph in it', expected: 'text', hint }];
  }
  if (!isElement(node) || !node.name || !isBlock(node.name)) return [];
  const around = listParents(node, page).find(isParagraph);
  if (!around || isOnlyElements(around)) return [];
  return [
    {
      ...place,
      where: `<${node.name}>`,
      found: 'a block element in a paragraph',
      expected: 'a separate paragraph',
      hint: 'Put it on a separate line, with a blank line above and below.',
    },
  ];
}

function isBlock(name: string): boolean {
  return blocks.test(name) || findMdxComponent(name)?.isBlock === true;
}

function isParagraph(node: Node): boolean {
  return (
    node.type === 'paragraph' || node.type === 'heading' || (isElement(node) && node.name === 'p')
  );
}

/** A paragraph that contains only components is replaced by them. */
function isOnlyElements(node: Node): boolean {
  return (
    node.type === 'paragraph' &&
    node.children.every(
      (child) =>
        child.type === 'mdxJsxTextElement' ||
        child.type === 'mdxTextExpression' ||
        (child.type === 'text' && child.value.trim() === ''),
    )
  );
}
