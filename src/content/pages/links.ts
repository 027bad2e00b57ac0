/** Checks the links and images of a page, in Markdown and in components. */
import type { Content } from '../content';
import type { ContentProblem, Problem } from '../problem';
import { listDeclared } from './declared';
import { refused } from './html';
import { toLine, toWords, type Node, type Page } from './page';
import { listTags, type Tag } from './tags';
import { checkEmbedded, checkImage, checkTarget } from './targets';

export function checkLinks(page: Page, content: Content): readonly ContentProblem[] {
  return [
    ...page.nodes.flatMap((node) => checkNode(node, page, content)),
    ...listTags(page).flatMap((tag) => checkTag(tag, page, content)),
  ];
}

function checkNode(node: Node, page: Page, content: Content): readonly ContentProblem[] {
  const place = { file: page.file, ...toLine(node) };
  switch (node.type) {
    case 'link':
    case 'definition': {
      const where = `link ${JSON.stringify(toWords(node) || node.url)}`;
      const empty = node.type === 'link' && !hasContent(node) ? [withoutLabel] : [];
      const problems = [...empty, ...checkTarget(node.url, page, content)];
      return problems.map((problem) => ({ ...place, where, ...problem }));
    }
    case 'imageReference': {
      const where = `image ${JSON.stringify(node.alt ?? node.identifier)}`;
      return checkReferenced(node.identifier, page, content).map((problem) => ({
        ...place,
        where,
        ...problem,
      }));
    }
    case 'image': {
      const where = `image ${JSON.stringify(node.url)}`;
      const missing = node.alt?.trim() ? [] : [withoutText];
      const problems = [...missing, ...checkImage(node.url, page, content)];
      return problems.map((problem) => ({ ...place, where, ...problem }));
    }
    default:
      return [];
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

function checkReferenced(identifier: string, page: Page, content: Content): readonly Problem[] {
  const definition = page.nodes.find(
    (node) => node.type === 'definition' && node.identifier === identifier,
  );
  const url = definition?.type === 'definition' ? definition.url : '';
  return /^([a-z][a-z+.-]*:|\/\/)/i.test(url) ? checkImage(url, page, content) : [byReference];
}

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

const linking = ['href', 'to', 'xlinkHref', 'formAction', 'cite'];
const embedding = ['src', 'srcSet', 'srcset', 'poster', 'data', 'background'];

/** Attributes of elements. Only attributes that portal components declare can contain routes. */
function checkTag(tag: Tag, page: Page, content: Content): readonly ContentProblem[] {
  if ((/^[A-Z]/.test(tag.name) && tag.name !== 'Link') || tag.name in refused) return [];
  const place = { file: page.file, ...(tag.line && { line: tag.line }) };
  const isImageWithoutText = tag.name === 'img' && !tag.attributes.has('alt');
  return [
    ...(isImageWithoutText ? [{ ...place, where: '<img>', ...withoutText }] : []),
    ...[...tag.attributes].flatMap(([name, written]) => {
      if (!linking.includes(name) && !embedding.includes(name)) return [];
      const problems = written.isKnown
        ? checkWritten(String(written.value), linking.includes(name), page, content)
        : checkCode(written, page);
      return problems.map((problem) => ({ ...place, where: `<${tag.name}> ${name}`, ...problem }));
    }),
  ];
}

/** Docusaurus resolves URLs in Markdown, but not in elements. */
function checkWritten(
  url: string,
  isLink: boolean,
  page: Page,
  content: Content,
): readonly Problem[] {
  if (isLink && /^(https|mailto):|^#/i.test(url)) return checkTarget(url, page, content);
  if (isLink) return [{ found: JSON.stringify(url), ...inMarkdown('[label](./page.mdx)') }];
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(url)) return checkEmbedded(url, page, content);
  return [{ found: JSON.stringify(url), ...inMarkdown('![description](./image.png)') }];
}

function inMarkdown(example: string) {
  return {
    expected: 'a Markdown link or image, which the build checks',
    hint: `Write ${example}.`,
  };
}

/** An imported file has a URL in its version. Other code may link outside the version. */
function checkCode({ name }: { readonly name?: string }, page: Page): readonly Problem[] {
  if (name !== undefined && (name === 'require' || listDeclared(page).has(name))) return [];
  const expected = 'a literal URL, or the name of an imported file';
  return [{ found: 'an expression', expected }];
}
