/** Each built page says the same as its Markdown, in both directions. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';
import type { RootContent } from 'mdast';
import { buildTwins, readVersionPages } from '../../plugins/exports/markdown';
import { buildFolder, root } from '../../scripts/lib/paths.mjs';
import { flatten } from '../../src/content/pages/page';
import type { Twin } from '../../src/exports/markdown/twin';
import { version as portal } from '../exports/markdown/sample';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

const version = { ...portal, portalUrl: 'https://developers.example.com' };

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
  ['the formats of a response, a dropdown on the page', /^(Formats|\(default\))$/],
  ['the column of types, which are above descriptions on the page', /^Type$/],
  ['kinds of notes, which are colors on the page', /^(Info|Tip|Note|Warning|Danger)$/],
];

/** Pages that mostly show something else than text. */
const others: readonly string[] = ['/search', '/docs/design'];

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
  const words = text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return ['', ...words, ''].join(' ');
}

async function readArticle(route: string): Promise<readonly HtmlNode[]> {
  const file = route === '/' ? 'index.html' : `${route}.html`;
  const document = parseDocument(await readFile(path.join(buildFolder, file), 'utf8'));
  const [article] = findAll(document.children, ({ attribs }) =>
    /theme-doc-markdown/.test(attribs['class'] ?? ''),
  );
  if (!article) throw new Error(`${file} has no text.`);
  return article.children;
}

function findAll(
  nodes: readonly HtmlNode[],
  is: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return [];
    return is(node) ? [node] : findAll(node.children, is);
  });
}

/** The sentences, names and lines of code, without those that other pages and files are for. */
function listStatements({ tree }: Twin): readonly string[] {
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
    .flatMap((text) => text.split(/(?<=[.:])\s+/))
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

let twins: ReadonlyMap<string, Twin>;

beforeAll(async () => {
  const pages = await readVersionPages(root, 'docs');
  twins = new Map(buildTwins(version, pages, new Map()).map((twin) => [twin.route, twin]));
});

describe('the text of each built page', () => {
  it('is in its Markdown, except what belongs to the screen', async () => {
    const lost: string[] = [];
    for (const [route, { tree }] of twins) {
      if (others.includes(route)) continue;
      const written = toWords(
        flatten(tree)
          .map((node) => ('value' in node ? node.value : node.type === 'image' ? node.alt : ''))
          .join(' '),
      );
      const texts = listTexts(await readArticle(route), (element) =>
        ofTheScreen.some(([, is]) => is(element)),
      );
      // The names of nested fields are in full on the page, and indented in the Markdown.
      const isWritten = (text: string) =>
        written.includes(toWords(text)) || written.includes(toWords(text.replace(/^.*\./, '')));
      lost.push(...texts.filter((text) => !isWritten(text)).map((text) => `${route}: ${text}`));
    }
    expect(lost).toEqual([]);
  });

  it('contains its Markdown, except what the page shows in another way', async () => {
    const added: string[] = [];
    for (const twin of twins.values()) {
      if (others.includes(twin.route)) continue;
      const shown = toWords(toText(await readArticle(twin.route)));
      const missing = listStatements(twin).filter((text) => !shown.includes(toWords(text)));
      added.push(...missing.map((text) => `${twin.route}: ${text}`));
    }
    expect(added).toEqual([]);
  });
});
