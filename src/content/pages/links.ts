/** Checks the links and images of a page, in Markdown and in HTML. */
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { ContentProblem, Problem } from '../problem';
import { isElement, readAttribute, type Element } from './elements';
import { checkNodes, toWords, type Content, type Node, type Page } from './page';
import { checkImage, checkTarget } from './targets';

export function checkLinks(page: Page, content: Content): readonly ContentProblem[] {
  return checkNodes(page, (node) => checkNode(node, page, content));
}

type PlacedProblem = Problem & { readonly where: string };

function checkNode(node: Node, page: Page, content: Content): readonly PlacedProblem[] {
  switch (node.type) {
    case 'link':
    case 'definition': {
      const where = `link ${JSON.stringify(toWords(node) || node.url)}`;
      const empty = node.type === 'link' && !hasContent(node) ? [withoutLabel] : [];
      const problems = [...empty, ...checkTarget(node.url, page, content)];
      return problems.map((problem) => ({ where, ...problem }));
    }
    case 'image': {
      const where = `image ${JSON.stringify(node.url)}`;
      const missing = node.alt?.trim() ? [] : [withoutText];
      const problems = [...missing, ...checkImage(node.url, page, content)];
      return problems.map((problem) => ({ where, ...problem }));
    }
    case 'imageReference':
      return [{ where: `image ${JSON.stringify(node.alt ?? '')}`, ...byReference }];
    default:
      return isElement(node) ? checkElement(node, page, content) : [];
  }
}

/** Whether there is something to click: text, an image or a component. */
function hasContent(node: Node): boolean {
  if (toWords(node).trim() !== '') return true;
  return 'children' in node && node.children.some((child) => child.type.startsWith('mdx'));
}

const withoutLabel: Problem = {
  found: 'no label',
  expected: 'a text that describes the target',
  hint: 'Write it as [label](url).',
};

/** Docusaurus reads the URLs of images only where the images are shown. */
const byReference: Problem = {
  found: 'an image whose file is named elsewhere',
  expected: 'the file next to the description',
  hint: 'Write it as ![description](./image.png).',
};

const withoutText: Problem = {
  found: 'no text',
  expected: 'a text that describes the image',
  hint: 'Write it as ![description](url).',
};

const linking = ['href', 'to', 'cite'];
const embedding = ['src', 'poster'];

/** HTML, and the link of the framework. Other components define what their attributes mean. */
function checkElement(element: Element, page: Page, content: Content): readonly PlacedProblem[] {
  const name = element.name ?? '';
  if (/^[A-Z]/.test(name) && name !== 'Link') return [];
  const attributes = element.attributes.filter((one) => one.type === 'mdxJsxAttribute');
  const hasText = name !== 'img' || attributes.some((attribute) => attribute.name === 'alt');
  return [
    ...(hasText ? [] : [{ where: '<img>', ...withoutText }]),
    ...attributes.flatMap((attribute) =>
      checkUrl(attribute, page, content).map((problem) => ({
        where: `<${name}> ${attribute.name}`,
        ...problem,
      })),
    ),
  ];
}

/** Docusaurus resolves URLs in Markdown, but not in elements. Imported files are resolved. */
function checkUrl(attribute: MdxJsxAttribute, page: Page, content: Content): readonly Problem[] {
  const written = readAttribute(attribute);
  const isLink = linking.includes(attribute.name);
  if (!written.isKnown || (!isLink && !embedding.includes(attribute.name))) return [];
  const url = String(written.value);
  if (isLink && /^([a-z][a-z+.-]*:|#)/i.test(url)) return checkTarget(url, page, content);
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(url)) return checkImage(url, page, content);
  const example = isLink ? '[label](./page.mdx)' : '![description](./image.png)';
  const expected = 'a Markdown link or image, which the build checks';
  return [{ found: JSON.stringify(url), expected, hint: `Write ${example}.` }];
}
