/** Checks the links and images of a page, in Markdown and in HTML: files and anchors must exist. */
import fs from 'node:fs';
import path from 'node:path';
import { decode } from '../../openapi/document';
import { isUrl } from '../../openapi/formats';
import { type Finding, suggest, toQuoted } from '../../check/problem';
import { toInside, toLinkedFile } from '../outside';
import { isCommonMark } from '../../routes/default-slug';
import { splitAddress } from '../../routes/apis';
import { docsFolder, referenceFolder } from '../../routes/places';
import type { PageProblem } from '../../check/messages';
import { isElement, listAttributes, readAttribute, type Element } from './elements';
import { listAnchors } from './headings';
import { flatten, isDraft, isExternal, toWords, type Content, type Node, type Page } from './page';

export function checkLink(node: Node, page: Page, content: Content): readonly PageProblem[] {
  const place = (where: string, problems: readonly Finding[]) =>
    problems.map((problem) => ({ where, ...problem }));
  switch (node.type) {
    case 'link':
    case 'definition': {
      const where = `link ${JSON.stringify(toWords(node) || node.url)}`;
      return place(where, [...checkLabel(node), ...checkTarget(node.url, page, content)]);
    }
    case 'image': {
      const missing = node.alt?.trim() || isCommonMark(page.file) ? [] : [withoutText];
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

function checkLabel(node: Node): readonly Finding[] {
  const isShown = flatten(node).some((one) => one.type !== node.type && one.type !== 'text');
  if (node.type !== 'link' || isShown || toWords(node).trim() !== '') return [];
  return [{ found: 'no text', expected: 'a text, which readers click' }];
}

export const withoutText: Finding = {
  found: 'no text',
  expected: 'a text that describes the image',
  hint: 'Write it as ![description](url).',
};

function notResolved(url: string, mark: '' | '!'): Finding {
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

function checkTarget(url: string, page: Page, content: Content): readonly Finding[] {
  const [target = '', anchor] = url.split('#');
  if (url === '') {
    return [{ found: 'no URL', expected: 'the relative path of a page, or https://…' }];
  }
  if (isExternal(url)) return checkExternal(url, page);
  if (target.startsWith('/')) return checkAddress(url, page, content);
  if (target === '') return checkAnchor(anchor, page, content);
  return checkFile(target.replace(/\?.*/s, ''), anchor, page, content);
}

function checkExternal(url: string, { file }: Page): readonly Finding[] {
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/i.test(url)) return [];
  const isWeb = isCommonMark(file) ? /^https?:\/\/[^/?#\s]+/i : /^https:\/\/[^/?#\s]+/i;
  if (isWeb.test(url) && isUrl(url)) return [];
  const expected = 'https:, mailto:, tel: or the relative path of a page';
  const hint = 'Put an example URL between backticks.';
  return [{ found: JSON.stringify(url), expected, hint }];
}

/** URLs link to the current version, but cut pages must link to their own version. */
function checkAddress(address: string, page: Page, content: Content): readonly Finding[] {
  const { generated, pages, endpoints } = content;
  const ofSibling = checkSibling(address, content);
  if (ofSibling) return ofSibling;
  const parts = /^(\/[^?#]*?)(?:\.mdx?)?\/?(?:\?[^#]*)?(#.*)?$/s;
  const [, route = '', anchor = ''] = parts.exec(address) ?? [];
  const files = new Map([
    ...[...generated].map(([file, entry]) => [entry.route, file] as const),
    ...pages.map((other) => [other.route, other.file] as const),
  ]);
  const file = files.get(route);
  if (file === undefined && !endpoints) return [];
  const hint = file && { hint: `Write ${JSON.stringify(toRelative(page, file) + anchor)}.` };
  const found = `the URL ${JSON.stringify(address)}`;
  const expected = 'the relative path of a page or a file next to it';
  return [{ found, expected, ...suggest(route, [...files.keys()]), ...hint }];
}

/** A page of another API must exist. Its anchors are not known. Undefined for pages of this API. */
export function checkSibling(
  address: string,
  { siblings }: Pick<Content, 'siblings'>,
): readonly Finding[] | undefined {
  const { id = '', rest = '' } = splitAddress(address, siblings?.keys() ?? []) ?? {};
  if (id === '') return undefined;
  const routes = siblings?.get(id);
  const route = rest.replace(/[?#].*/s, '').replace(/(?<=.)\/$/, '');
  if (!routes || routes.has(route)) return [];
  const found = `the URL ${JSON.stringify(address)}, which is no page of the API "${id}"`;
  const all = [...routes].map((one) => `/${id}${one}`);
  return [{ found, expected: 'a page of that API', ...suggest(address, all) }];
}

/** The bundler reads it as a mark of its own. */
const unreadable = { found: 'a file with "!" in its path', expected: 'a path without it' };

function checkFile(target: string, anchor: string | undefined, page: Page, content: Content) {
  const { pages, generated, files, contentDir, endpoints } = content;
  const linked = toLinkedFile(page.file, target);
  const file = content.isCopied ? toInside(linked) : linked;
  const other = pages.find((one) => one.file === file);
  if (other && isDraft(other) && !isDraft(page)) return [toDraft];
  if (other) return checkAnchor(anchor, other, content);
  const entry = generated.get(file);
  if (entry) return checkListed(anchor, entry.anchors, file);
  const isUnknown = !endpoints && file.startsWith(`${docsFolder}/${referenceFolder}/`);
  const isPage = /\.mdx?$/.test(file) || path.posix.extname(file) === '';
  const isFile = !isPage && fs.existsSync(path.join(contentDir, file));
  if (isFile && file.includes('!')) return [unreadable];
  if (isUnknown || isFile || files.includes(file)) return [];
  const isOutside = isPage && file !== linked;
  const reason = isOutside ? 'is not in the folder of pages' : 'does not exist';
  const found = `a link to ${JSON.stringify(target)}, which ${reason}`;
  const expected = 'the relative path of a page, or a URL that starts with https:// or mailto:';
  const intended = path.extname(target) === '' ? `${target}.mdx` : target;
  const paths = [...files, ...generated.keys()].map((other) => toRelative(page, other));
  return [{ found, expected, ...suggest(intended, paths) }];
}

const toDraft: Finding = {
  found: 'a link to a draft, which builds leave out',
  expected: 'a page that is published',
};

function checkAnchor(anchor: string | undefined, linked: Page, content: Content) {
  // Without the catalogue, the rows of the status code table are unknown.
  if (!anchor || !content.errors) return [];
  return checkListed(anchor, listAnchors(linked, content), linked.file);
}

/** Checks that a place has an anchor. */
export function checkListed(
  written: string | undefined,
  anchors: readonly string[] | undefined,
  file: string,
): readonly Finding[] {
  if (!written || !anchors || anchors.includes(decode(written))) return [];
  const found = `the anchor ${JSON.stringify(`#${written}`)}`;
  // Fields have anchors such as `body.title`, which are too many to list.
  const headings = anchors.filter((one) => !one.includes('.'));
  const listed = headings.slice(0, 12).map((one) => `"#${one}"`);
  const more = headings.length > listed.length ? ', …' : '';
  const hint = listed.length > 0 ? `It has ${listed.join(', ')}${more}.` : 'It has none.';
  const closest = suggest(decode(written), anchors);
  return [{ found, expected: `a heading of ${file}`, hint, ...closest }];
}

/** Checks the picture that other sites show with a link. Docusaurus reads no other relative path. */
export function checkPicture(url: string, page: Page, content: Content): readonly Finding[] {
  if (isExternal(url)) return checkExternal(url, page);
  if (url.startsWith('./')) return checkImage(url, page, content);
  return [{ found: toQuoted(url), expected: 'a path that starts with "./", or a URL' }];
}

/** Checks the URL of an image. A file in `static` could change after a version is cut. */
function checkImage(url: string, page: Page, content: Content): readonly Finding[] {
  const expected = 'the relative path of an image';
  if (isExternal(url) || /^(\/|@(site|portal)\/|$)/.test(url)) {
    const found = isExternal(url) ? 'a file from another site' : 'a file that all versions share';
    const hint = 'Put the file next to the page, and write its relative path, such as ./board.png.';
    return [{ found: url === '' ? 'no URL' : found, expected, hint }];
  }
  const linked = toLinkedFile(page.file, url);
  const file = content.isCopied ? toInside(linked) : linked;
  const bytes = readSize(path.join(content.contentDir, file));
  if (bytes !== undefined) return file.includes('!') ? [unreadable] : checkSize(bytes);
  const folder = path.join(content.contentDir, path.posix.dirname(file));
  const siblings = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const closest = suggest(path.posix.basename(file), siblings);
  return [{ found: 'no file', expected, ...closest }];
}

/** The size of a file in bytes. Undefined if it does not exist. */
export function readSize(file: string): number | undefined {
  const status = fs.statSync(file, { throwIfNoEntry: false });
  return status?.isFile() ? status.size : undefined;
}

/** Readers load all pictures of a page. The limit is 1 MB. */
export function checkSize(bytes: number): readonly Finding[] {
  if (bytes === 0) return [{ found: 'an empty file', expected: 'a picture' }];
  if (bytes <= 1_000_000) return [];
  const found = `a picture of ${(bytes / 1_000_000).toFixed(1)} MB`;
  return [{ found, expected: 'at most 1 MB', hint: 'Make it smaller, or save it as WebP.' }];
}

/** The relative path from a page to a file. */
export function toRelative(page: Pick<Page, 'file'>, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(page.file), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
