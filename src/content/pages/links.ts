/** Checks the links and images of a page, in Markdown and in HTML. */
import type { ContentProblem, PageProblem, Problem } from '../problem';
import { isElement, listAttributes, readAttribute, type Element } from './elements';
import { checkNodes, toWords, type Content, type Node, type Page } from './page';
import { checkImage, checkTarget, isExternal } from './targets';

export function checkLinks(page: Page, content: Content): readonly ContentProblem[] {
  return checkNodes(page, (node) => checkNode(node, page, content));
}

function checkNode(node: Node, page: Page, content: Content): readonly PageProblem[] {
  const place = (where: string, problems: readonly Problem[]) =>
    problems.map((problem) => ({ where, ...problem }));
  switch (node.type) {
    case 'link':
    case 'definition': {
      const where = `link ${JSON.stringify(toWords(node) || node.url)}`;
      return place(where, checkTarget(node.url, page, content));
    }
    case 'image': {
      const missing = node.alt?.trim() ? [] : [withoutText];
      const problems = [...missing, ...checkImage(node.url, page, content)];
      return place(`image ${JSON.stringify(node.url)}`, problems);
    }
    // Docusaurus reads the URLs of images only where the images are shown.
    case 'imageReference':
      return place(`image ${JSON.stringify(node.alt ?? '')}`, [notResolved(node.alt ?? '', '!')]);
    default:
      return isElement(node) ? checkElement(node, page, content) : [];
  }
}

const withoutText: Problem = {
  found: 'no text',
  expected: 'a text that describes the image',
  hint: 'Write it as ![description](url).',
};

function notResolved(url: string, mark: '' | '!'): Problem {
  const expected = mark === '' ? '[label](./page.mdx)' : '![description](./image.png)';
  return { found: `${JSON.stringify(url)}, which is not resolved`, expected };
}

/** Docusaurus resolves URLs in Markdown, but not in HTML. Imported files are resolved. */
function checkElement(element: Element, page: Page, content: Content): readonly PageProblem[] {
  const name = element.name ?? '';
  if (/^[A-Z]/.test(name)) return [];
  const attributes = listAttributes(element);
  const hasText = name !== 'img' || attributes.some((attribute) => attribute.name === 'alt');
  const missing = hasText ? [] : [{ where: '<img>', ...withoutText }];
  const problems = attributes.flatMap((attribute) => {
    const where = `<${name}> ${attribute.name}`;
    const written = readAttribute(attribute);
    const isLink = attribute.name === 'href';
    if (!written.isKnown || !(isLink || ['src', 'poster'].includes(attribute.name))) return [];
    const url = String(written.value);
    const check = isLink ? checkTarget : checkImage;
    const isChecked = isExternal(url) || (isLink && url.startsWith('#'));
    const found = isChecked ? check(url, page, content) : [notResolved(url, isLink ? '' : '!')];
    return found.map((problem) => ({ where, ...problem }));
  });
  return [...missing, ...problems];
}
