/** Links and images of a page, in Markdown and in components. */
import type { Content } from '../content';
import type { ContentProblem, Problem } from '../problem';
import { listDeclared } from './declared';
import { refused } from './html';
import { toLine, toWords, type Node, type Page } from './page';
import { listTags, type Tag } from './tags';
import { checkEmbedded, checkTarget } from './targets';

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
    case 'image': {
      const where = `image ${JSON.stringify(node.url)}`;
      const missing = node.alt?.trim() ? [] : [withoutText];
      const problems = [...missing, ...checkEmbedded(node.url, page, content)];
      return problems.map((problem) => ({ ...place, where, ...problem }));
    }
    default:
      return [];
  }
}

/** Whether a reader has something to click: words, an image, or a component. */
function hasContent(node: Node): boolean {
  if (toWords(node).trim() !== '') return true;
  return 'children' in node && node.children.some((child) => child.type.startsWith('mdx'));
}

const withoutLabel: Problem = {
  found: 'no label',
  expected: 'what the link leads to, in words',
  hint: 'Write it as [label](address).',
};

const withoutText: Problem = {
  found: 'no text',
  expected: 'what the image shows, in words',
  hint: 'Write it as ![what it shows](address).',
};

const linking = ['href', 'to', 'xlinkHref', 'formAction', 'cite'];
const embedding = ['src', 'srcSet', 'srcset', 'poster', 'data', 'background'];

/** Attributes of elements: only those that components of the portal declare may hold routes. */
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

/** Docusaurus reads the addresses of Markdown, and leaves those of elements as they are. */
function checkWritten(
  url: string,
  isLink: boolean,
  page: Page,
  content: Content,
): readonly Problem[] {
  if (isLink && /^(https|mailto):|^#/i.test(url)) return checkTarget(url, page, content);
  if (isLink) return [{ found: JSON.stringify(url), ...inMarkdown('[label](./page.mdx)') }];
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(url)) return checkEmbedded(url, page, content);
  return [{ found: JSON.stringify(url), ...inMarkdown('![what it shows](./image.png)') }];
}

function inMarkdown(example: string) {
  return {
    expected: 'a link or an image of Markdown, whose address the build checks',
    hint: `Write ${example}.`,
  };
}

/** A file that is imported has an address of its own; any other code may lead out of the version. */
function checkCode({ name }: { readonly name?: string }, page: Page): readonly Problem[] {
  if (name !== undefined && (name === 'require' || listDeclared(page).has(name))) return [];
  const expected = 'an address that is written out, or the name of an imported file';
  return [{ found: 'an expression', expected }];
}
