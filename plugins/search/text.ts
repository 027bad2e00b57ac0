/** What a search reads of the pages of editors. search-local finds the sections of their HTML. */
import { readFile } from 'node:fs/promises';
import { parse } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import { Parser } from 'htmlparser2';
import { cellEnd, type IndexedSection } from '../../src/search/model';

/** Ends a paragraph, an item or a row. search-local joins the texts of a section by spaces. */
const lineEnd = '\u241e';

const tables = new Set('table thead tbody tr th td'.split(' '));

/** Between the cells of a table, texts are not allowed. */
const toName = (name: string) => (tables.has(name) ? 'div' : name);

const lines = new Set('p li tr h4 h5 h6 dt dd blockquote figcaption summary'.split(' '));

/** The start of a page, then its sections. */
export async function readPageSections(file: string): Promise<readonly IndexedSection[]> {
  const html = toSearchedPart(await readFile(file, 'utf8'));
  const page = parse(html, 'docs', '', { forceIgnoreNoIndex: true });
  const sections = page?.sections ?? [];
  const found = sections.map(({ title, hash, content }): IndexedSection => {
    const isStart = title === page?.pageTitle;
    const kind = isStart ? 'page' : 'heading';
    return { kind, anchor: hash, heading: isStart ? '' : title, text: toLines(content) };
  });
  const isStarted = found.some(({ kind }) => kind === 'page');
  const start: IndexedSection = { kind: 'page', anchor: '', heading: '', text: '' };
  return isStarted ? found : [start, ...found];
}

function toLines(content: string): string {
  return content
    .split(lineEnd)
    .map((line) => line.trim().replace(/^· /, ''))
    .filter((line) => line !== '' && line !== '·')
    .join('\n');
}

/** What is read of an element: all, its tag, only elements in it, or nothing. */
type Reading = 'all' | 'elements' | 'nothing';

type Attributes = Readonly<Record<string, string>>;

/** The article of a page without code, with marks between the texts of its elements. */
export function toSearchedPart(html: string): string {
  const parts: string[] = [];
  const open: Reading[] = [];
  const onopentag = (name: string, attributes: Attributes) => {
    const reading = toReading(name, attributes, open.at(-1));
    open.push(reading);
    if (reading !== 'all') return;
    // The end tags of rows and cells are optional, and so no place for marks.
    if (lines.has(name)) parts.push(lineEnd);
    if (name === 'td' || name === 'th') parts.push(cellEnd);
    parts.push(toTag(toName(name), attributes));
  };
  const ontext = (text: string) => {
    if (open.at(-1) === 'all') parts.push(text);
  };
  const onclosetag = (name: string, isImplied: boolean) => {
    if (open.pop() !== 'all') return;
    if (lines.has(name)) parts.push(lineEnd);
    if (!isImplied || tables.has(name)) parts.push(`</${toName(name)}>`);
  };
  new Parser({ onopentag, ontext, onclosetag }, { decodeEntities: false }).end(html);
  return parts.join('');
}

/** What is only for the screen, code, and what repeats other pages, such as cards, is not read. */
function toReading(name: string, attributes: Attributes, parent: Reading = 'elements'): Reading {
  const { 'data-mdast': markdown = '', 'data-search': search } = attributes;
  if (parent === 'nothing' || ['select', 'button', 'pre', 'svg'].includes(name)) return 'nothing';
  if (markdown === 'ignore' || markdown === 'list' || search === 'ignore') return 'nothing';
  return parent === 'all' || name === 'article' ? 'all' : 'elements';
}

function toTag(name: string, attributes: Attributes): string {
  const read = ['class', 'href'].flatMap((attribute) => {
    const value = attributes[attribute];
    return value === undefined ? [] : [` ${attribute}="${value.replaceAll('"', '&quot;')}"`];
  });
  return `<${name}${read.join('')}>`;
}
