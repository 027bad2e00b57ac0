/** Links and images of a page: they lead to files that are there, and to headings that are there. */
import fs from 'node:fs';
import path from 'node:path';
import { referenceFolder } from '../../site-map/places';
import type { Content } from '../content';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { suggestRename } from '../renames';
import { listAnchors } from './anchors';
import type { Element } from './elements';
import { toLine, toWords, type Node, type Page } from './page';

export function checkLinks(page: Page, content: Content): readonly ContentProblem[] {
  return page.nodes.flatMap((node) => {
    const place = { file: page.file, ...toLine(node) };
    switch (node.type) {
      case 'link':
      case 'definition':
        return checkTarget(node.url, page, content).map((problem) => ({
          ...place,
          where: `link ${JSON.stringify(toWords(node) || node.url)}`,
          ...problem,
        }));
      case 'image':
        return checkImage(node, page, content).map((problem) => ({
          ...place,
          where: `image ${JSON.stringify(node.url)}`,
          ...problem,
        }));
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return isImageWithoutText(node) ? [{ ...place, where: '<img>', ...withoutText }] : [];
      default:
        return [];
    }
  });
}

/** An empty text is what HTML has for an image that shows nothing. */
function isImageWithoutText({ name, attributes }: Element): boolean {
  const names = attributes.map((one) => (one.type === 'mdxJsxAttribute' ? one.name : ''));
  return name === 'img' && !names.includes('alt');
}

function checkTarget(url: string, page: Page, content: Content): readonly Problem[] {
  const [target = '', anchor] = url.split('#');
  if (/^[a-z][a-z+.-]*:/i.test(url)) return checkScheme(url);
  if (target.startsWith('/')) return checkAddress(target, page, content);
  if (target === '') return checkAnchor(anchor, page, content);
  const file = resolve(page, target.split('?')[0] ?? '');
  const linked = content.pages.find((other) => other.file === file);
  if (linked) return checkAnchor(anchor, linked, content);
  if (content.generated.has(file) || (!isPage(file) && exists(content, file))) return [];
  if (content.files.includes(file)) return [];
  if (!content.endpoints && file.startsWith(`docs/${referenceFolder}/`)) return [];
  const files = [...content.files, ...content.generated.keys()];
  const whole = files.find((other) => other === `${file}.mdx` || other === `${file}.md`);
  const known = files.map((other) => toRelative(page, other));
  const found = `a link to ${JSON.stringify(target)}, which is no file`;
  const hint = whole
    ? { hint: `Write ${JSON.stringify(toRelative(page, whole))}.` }
    : (suggestRename(content.siteDir, page.file, file, content.pages) ?? suggest(target, known));
  return [{ found, expected: 'the path of a page from this file', ...hint }];
}

function checkScheme(url: string): readonly Problem[] {
  if (/^(https|mailto):/i.test(url)) return [];
  return [{ found: JSON.stringify(url), expected: 'https:, mailto: or a page of the site' }];
}

/** An address is that of the current version; a page that is cut has to stay in its own. */
function checkAddress(address: string, page: Page, content: Content): readonly Problem[] {
  const route = address.replace(/[?].*$/, '').replace(/(.)\/$/, '$1');
  const written = content.pages.find((other) => other.route === route)?.file;
  const [generated] = [...content.generated].find(([, other]) => other.route === route) ?? [];
  const file = written ?? generated;
  if (file !== undefined) {
    const hint = `Write ${JSON.stringify(toRelative(page, file))}.`;
    return [
      { found: `the address ${JSON.stringify(address)}`, expected: 'the path of its file', hint },
    ];
  }
  if (fs.existsSync(path.join(content.siteDir, 'static', route))) return [];
  if (!content.endpoints) return [];
  const routes = [...content.pages, ...content.generated.values()].map((other) => other.route);
  const found = `a link to ${JSON.stringify(address)}, which is no page`;
  return [{ found, expected: 'the path of a page from this file', ...suggest(route, routes) }];
}

function checkAnchor(
  anchor: string | undefined,
  linked: Page,
  content: Content,
): readonly Problem[] {
  // Without the catalogue there is no telling which rows a table of errors has, and a page with a
  // mistake of syntax has no nodes.
  if (!anchor || !content.errors || linked.nodes.length === 0) return [];
  const anchors = listAnchors(linked, content);
  if (anchors.includes(anchor)) return [];
  const found = `the anchor ${JSON.stringify(`#${anchor}`)}`;
  const expected = `a heading of ${linked.file}`;
  const closest = suggest(anchor, anchors);
  if (closest.hint !== undefined || anchors.length === 0) return [{ found, expected, ...closest }];
  const hint = `It has ${anchors.map((name) => `#${name}`).join(', ')}.`;
  return [{ found, expected, hint }];
}

function checkImage(
  { url, alt }: Extract<Node, { type: 'image' }>,
  page: Page,
  content: Content,
): readonly Problem[] {
  const missing = alt?.trim() ? [] : [withoutText];
  if (/^[a-z][a-z+.-]*:/i.test(url)) {
    const hint = 'Put the image into the folder of the page: readers load nothing from elsewhere.';
    return [...missing, { found: 'an image of another site', expected: 'a file', hint }];
  }
  const file = url.startsWith('/') ? `static${url}` : resolve(page, url);
  if (exists(content, toFileName(file))) return missing;
  return [...missing, { found: 'no such file', expected: 'the path of an image from this file' }];
}

const withoutText: Problem = {
  found: 'no text',
  expected: 'what the image shows, in words',
  hint: 'Write it as ![what it shows](address).',
};

function resolve(page: Page, target: string): string {
  return path.posix.join(path.posix.dirname(page.file), target);
}

function toRelative(page: Page, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(page.file), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** A name as it is on the disk, where `%20` is a space. */
function toFileName(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) || path.posix.extname(file) === '';
}

function exists({ siteDir }: Content, file: string): boolean {
  return fs.existsSync(path.join(siteDir, file));
}
