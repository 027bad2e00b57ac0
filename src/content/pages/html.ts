/** HTML on a page: elements that there are, none that the portal's policy refuses. */
import htmlTags from 'html-tags';
import { findPart, parts } from '../parts';
import { suggest, type ContentProblem, type Problem } from '../problem';
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
  return [...checkName(tag), ...attributes];
}

/** The security policy of the portal lets a browser ignore what these do. */
export const refused: Readonly<Record<string, Problem>> = {
  script: toRefused('a script', 'Put the code into a component in src/components.'),
  style: toRefused('a style', 'Put it into src/css/custom.css.'),
  ...Object.fromEntries(
    ['iframe', 'object', 'embed', 'frame', 'frameset', 'applet', 'portal', 'fencedframe'].map(
      (name) => [name, toRefused('a page inside the page', 'Write a link to it.')],
    ),
  ),
  base: toRefused('another base for all links', 'Remove it.'),
  ...Object.fromEntries(
    ['form', 'textarea', 'input', 'select'].map((name) => [
      name,
      toRefused('a form', 'Write a link to a page that has the form.'),
    ]),
  ),
  h1: {
    found: 'a heading of level 1',
    expected: 'level 2 or below, since the title of the page is level 1',
    hint: 'Write "##".',
  },
};

function toRefused(found: string, hint: string): Problem {
  return { found, expected: 'nothing that the security policy of the portal refuses', hint };
}

const elements: readonly string[] = htmlTags;
const partNames = Object.keys(parts);

function checkName({ name, parents }: Tag): readonly Problem[] {
  const problem = refused[name];
  if (problem) return [problem];
  if (parents.includes('Head')) return [];
  if (name === 'meta' || name === 'link') {
    return [{ found: 'it in the text of the page', expected: `<${name}> inside of <Head>` }];
  }
  if (parents.some((parent) => parent === 'svg' || parent === 'math')) return [];
  if (elements.includes(name)) return [];
  const part = partNames.find((other) => other.toLowerCase() === name.toLowerCase());
  const closest = part ? { hint: `Write <${part}>.` } : suggest(name, [...partNames, ...elements]);
  return [{ found: 'an element that HTML does not have', expected: 'one that it has', ...closest }];
}

function checkAttribute(name: string): readonly Problem[] {
  if (name === 'style') {
    const hint = 'Give it a class, and put the style into src/css/custom.css.';
    return [{ found: 'a style', expected: 'no inline style, which the policy refuses', hint }];
  }
  if (!/^on[a-z]+$/i.test(name)) return [];
  return [{ found: `a script in ${JSON.stringify(name)}`, expected: 'no inline script' }];
}

/** What ends a paragraph in HTML (https://html.spec.whatwg.org/#the-p-element). */
const blocks =
  /^(address|article|aside|blockquote|center|details|dialog|dir|div|dl|dt|dd|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|search|section|summary|table|ul)$/;

/** Browsers tear such an element out of its paragraph, and the page no longer fits its code. */
function checkNesting(node: Node, page: Page): readonly ContentProblem[] {
  const place = { file: page.file, ...toLine(node) };
  if (node.type === 'paragraph') {
    const around = listParents(node, page).find(isElement);
    if (around?.name !== 'p' || isOnlyElements(node)) return [];
    const hint = 'Write <div> instead, or the text on the line of <p>.';
    return [{ ...place, where: '<p>', found: 'a paragraph in it', expected: 'text', hint }];
  }
  if (!isElement(node) || !node.name || !isBlock(node.name)) return [];
  const around = listParents(node, page).find(isParagraph);
  if (!around || isOnlyElements(around)) return [];
  return [
    {
      ...place,
      where: `<${node.name}>`,
      found: 'it inside of a paragraph',
      expected: 'a paragraph of its own',
      hint: 'Put it on a line of its own, with a blank line above and below.',
    },
  ];
}

function isBlock(name: string): boolean {
  return blocks.test(name) || findPart(name)?.isBlock === true;
}

function isParagraph(node: Node): boolean {
  return (
    node.type === 'paragraph' || node.type === 'heading' || (isElement(node) && node.name === 'p')
  );
}

/** A paragraph that holds nothing but components is none: it becomes what it holds. */
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
