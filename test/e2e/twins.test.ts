/** Each built page says the same as its Markdown file, in both directions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';
import type { Root, RootContent } from 'mdast';
import { buildFolder } from '../../scripts/lib/paths.mjs';
import { flatten } from '../../src/content/pages/page';
import { parse } from '../exports/markdown/sample';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

const isLabel = (start: RegExp) => (element: HtmlElement) =>
  start.test(element.attribs['aria-label'] ?? '');

/** What belongs to the screen, so the Markdown does not have it. */
const ofTheScreen: readonly (readonly [what: string, is: (element: HtmlElement) => boolean])[] = [
  [
    'controls, except titles that fold',
    ({ name, attribs }) =>
      attribs['role'] === 'button' ||
      (/^(select|form|button)$/.test(name) && !('aria-expanded' in attribs)),
  ],
  ['messages for readers without scripts', ({ name }) => name === 'noscript'],
  ['links to the sections of the page', ({ name }) => name === 'nav'],
  ['links to headings and fields', isLabel(/^(Direct l|L)ink to /)],
  ['the link of a card, whose title is a link', isLabel(/^View Documentation/)],
  [
    'titles of folded fields, which are indented',
    ({ name, children }) => name === 'summary' && /\(\s*\d+\s*\)$/.test(toText(children)),
  ],
  [
    'marks of footnotes',
    ({ attribs }) =>
      Object.keys(attribs).some((key) => key.startsWith('data-footnote')) ||
      /sr-only/.test(attribs['class'] ?? ''),
  ],
  [
    'the language of code, which follows the fence',
    ({ attribs }) => /^language_/.test(attribs['class'] ?? ''),
  ],
  [
    'the sample of the form, which is empty at first',
    ({ name, children }) => name === 'section' && toText(children).startsWith('Code Example'),
  ],
];

/** What only the Markdown says, because the page shows it in another way. */
const ofTheMarkdown: readonly (readonly [what: string, text: RegExp])[] = [
  ['the formats of a response, a dropdown on the page', /^(Formats|default)$/],
  ['the column of types, which are above descriptions on the page', /^Type$/],
  ['kinds of notes, which are colors on the page', /^(Info|Tip|Note|Warning|Danger)$/],
];

/** Pages that mostly show something else than text. */
const others = /^(.*\/)?(search|docs\/design)$/;

/** The text of nodes, with the descriptions of images and abbreviations. */
function toText(nodes: readonly HtmlNode[]): string {
  return listTexts(nodes, () => false).join(' ');
}

/** `Node.TEXT_NODE` of the DOM. */
const textNode = 3;

function listTexts(
  nodes: readonly HtmlNode[],
  isOmitted: (element: HtmlElement) => boolean,
): readonly string[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return node.nodeType === textNode ? [node.data] : [];
    if (isOmitted(node)) return [];
    const { alt, title } = node.attribs;
    const about = node.name === 'abbr' ? title : alt;
    return [...listTexts(node.children, isOmitted), ...(about ? [about] : [])];
  });
}

/** The words of a text in a row, so that one text can be found in another. */
function toWords(text: string): string {
  // Raised and lowered digits are separate elements of the page.
  const spaced = text.replace(/[\u2070-\u209f\u00b2\u00b3\u00b9]+/g, ' $& ');
  const words = spaced.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return ['', ...words, ''].join(' ');
}

/** The built pages, without `.html`. Pages that only redirect have no text. */
const pages = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && read(file).includes('theme-doc-markdown'))
  .map((file) => file.replace(/\.html$/, ''));

function read(file: string): string {
  return readFileSync(path.join(buildFolder, file), 'utf8');
}

/** The home page of a frozen version is `1.0.html` and `1.0/index.md`. */
function toMarkdownFile(page: string): string {
  return /^\d+(\.\d+)*$/.test(page) ? `${page}/index.md` : `${page}.md`;
}

function readArticle(page: string): readonly HtmlNode[] {
  const [article] = findAll(parseDocument(read(`${page}.html`)).children, ({ attribs }) =>
    /theme-doc-markdown/.test(attribs['class'] ?? ''),
  );
  return article?.children ?? [];
}

function findAll(
  nodes: readonly HtmlNode[],
  is: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return [];
    const inner = findAll(node.children, is);
    return is(node) ? [node, ...inner] : inner;
  });
}

/** The sentences, names and lines of code, without those that other pages and files are for. */
function listStatements(tree: Root): readonly string[] {
  const end = tree.children.findIndex(
    (node) => node.type === 'heading' && JSON.stringify(node).includes('"Related pages"'),
  );
  const blocks = tree.children.slice(0, end === -1 ? undefined : end).filter(isShown);
  return blocks
    .flatMap(flatten)
    .flatMap((node) => {
      if (node.type === 'inlineCode') return node.value.split(/^([A-Z]+) (?=\/)/);
      if (node.type === 'image') return [node.alt ?? ''];
      return 'value' in node ? [node.value] : [];
    })
    .flatMap((text) => text.split(/[.:,()]+(?:\s+|$)|\s\(|\n/))
    .filter(
      (text) =>
        !ofTheMarkdown.some(([, pattern]) => pattern.test(text.replace(/:?\s*$/, '').trim())),
    );
}

/** Pages load the samples in other languages than the first one when their tab is selected. */
function isShown(node: RootContent, index: number, nodes: readonly RootContent[]): boolean {
  const previous = nodes[index - 1];
  if (node.type !== 'code') return true;
  return previous?.type !== 'code' && !isHeading(previous, 'Code Example');
}

function isHeading(node: RootContent | undefined, title: string): boolean {
  return node?.type === 'heading' && JSON.stringify(node.children).includes(`"${title}"`);
}

describe('the Markdown file of each page', () => {
  it('exists', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(
      pages.filter((page) => !existsSync(path.join(buildFolder, toMarkdownFile(page)))),
    ).toEqual([]);
  });

  const compared = pages.filter((page) => !others.test(page));

  it('contains the text of the page, except what belongs to the screen', () => {
    const lost = compared.flatMap((page) => {
      const written = toWords(
        flatten(parse(read(toMarkdownFile(page))))
          .map((node) => ('value' in node ? node.value : node.type === 'image' ? node.alt : ''))
          .join(' '),
      );
      const texts = listTexts(readArticle(page), (element) =>
        ofTheScreen.some(([, is]) => is(element)),
      );
      // The names of nested fields are in full on the page, and indented in the Markdown.
      const isWritten = (text: string) =>
        written.includes(toWords(text)) || written.includes(toWords(text.replace(/^.*\./, '')));
      return texts.filter((text) => !isWritten(text)).map((text) => `${page}: ${text}`);
    });
    expect(lost).toEqual([]);
  });

  it('contains nothing else, except what the page shows in another way', () => {
    const added = compared.flatMap((page) => {
      const shown = toWords(toText(readArticle(page)));
      return listStatements(parse(read(toMarkdownFile(page))))
        .filter((text) => !shown.includes(toWords(text)))
        .map((text) => `${page}: ${text}`);
    });
    expect(added).toEqual([]);
  });
});

describe('the links of Markdown and text files', () => {
  const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(\.md|llms\.txt)$/.test(file),
  );
  const portal = 'https://developers.example.com';

  it('lead to files, and to anchors of their pages', () => {
    const broken = files.flatMap((file) =>
      flatten(parse(read(file)))
        .flatMap((node) => (node.type === 'link' || node.type === 'image' ? [node.url] : []))
        .map((url) => new URL(url, `${portal}/${file}`))
        .filter((url) => url.origin === portal && !isThere(url))
        .map(({ href }) => `${file}: ${href}`),
    );
    expect(broken).toEqual([]);
  });
});

function isThere({ pathname, hash }: URL): boolean {
  const file = decodeURIComponent(pathname).slice(1) || 'index.html';
  const found = [file, `${file}.html`].find((name) => existsSync(path.join(buildFolder, name)));
  if (found === undefined) return false;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || listIds(read(found.replace(/\.md$/, '.html'))).has(id);
}

function listIds(html: string): ReadonlySet<string> {
  const elements = findAll(parseDocument(html).children, ({ attribs }) => 'id' in attribs);
  return new Set(elements.map(({ attribs }) => attribs['id'] ?? ''));
}
