/** What built pages contain, without a browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { buildFolder } from '../../scripts/lib/paths.mjs';

/** The HTML of a page of a build. */
export function readPage(route: string, folder = buildFolder): string {
  return readFileSync(path.join(folder, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
}

/** The text of the first `main` element. */
export function readMain(html: string): string {
  return DomUtils.textContent(DomUtils.getElementsByTagName('main', parseDocument(html), true, 1));
}

/** The links of the navigation with this name: their addresses and their texts. */
export function listLinksOf(html: string, name: string): readonly (readonly string[])[] {
  const all = DomUtils.getElementsByTagName('nav', parseDocument(html));
  const found = all.filter(({ attribs }) => attribs['aria-label'] === name);
  return DomUtils.getElementsByTagName('a', found).map((link) => [
    link.attribs['href'] ?? '',
    DomUtils.textContent(link),
  ]);
}

/** The addresses of links, images and scripts; only of links that are not folded, if wanted. */
export function listAddresses(html: string, { unfolded = false } = {}): readonly string[] {
  const document = parseDocument(html);
  if (unfolded) {
    DomUtils.getElementsByTagName('details', document).forEach(DomUtils.removeElement);
  }
  const elements = DomUtils.getElementsByTagName(unfolded ? 'a' : '*', document);
  return elements
    .map(({ attribs: { href, src } }) => href ?? src ?? '')
    .filter((address) => address !== '');
}

/** The title of a page, and its tags for search engines and other services by name. */
export function readTags(html: string): ReadonlyMap<string, string> {
  const document = parseDocument(html);
  const title = DomUtils.textContent(DomUtils.getElementsByTagName('title', document, true, 1));
  const tags = DomUtils.getElementsByTagName('meta', document).map(
    ({ attribs: { name, property = name ?? '', content = '' } }) => [property, content] as const,
  );
  return new Map([['title', title], ...tags]);
}
