/** What a search reads of the pages of editors: the sections of their HTML. */
import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import { cellEnd, type IndexedSection } from '../../src/search/model';
import { blocks } from '../exports/alternates/article';

/** The start of a page, then its sections: one for each heading of the levels 2 and 3. */
export async function readPageSections(file: string): Promise<readonly IndexedSection[]> {
  let section = { ...toStart('') };
  const sections = [section];
  const open: Reading[] = [];
  const onopentag = (name: string, attributes: Attributes) => {
    const parent = open.at(-1);
    const reading = toReading(name, attributes, parent);
    open.push(reading);
    if (name === 'h1') section.text = '';
    if (reading === 'heading' && parent === 'text') {
      section = { kind: 'heading', anchor: '', heading: '', text: '' };
      sections.push(section);
    }
    if (parent === 'heading' && isHashLink(attributes)) section.anchor = attributes['href'] ?? '';
    if (reading === 'text') section.text += toMark(name, true);
  };
  const ontext = (text: string) => {
    const reading = open.at(-1);
    if (reading === 'heading') section.heading += text;
    if (reading === 'text') section.text += text;
  };
  const onclosetag = (name: string) => {
    if (open.pop() === 'text') section.text += toMark(name, false);
  };
  new Parser({ onopentag, ontext, onclosetag }).end(await readFile(file, 'utf8'));
  return sections.map((one) => {
    return { ...one, heading: one.heading.trim(), text: toLines(one.text) };
  });
}

export function toStart(text: string): IndexedSection {
  return { kind: 'page', anchor: '', heading: '', text };
}

/** What is read of an element: its text, its text as a heading, only elements in it, or nothing. */
type Reading = 'text' | 'heading' | 'elements' | 'nothing';

type Attributes = Readonly<Record<string, string>>;

/**
 * What is only for the screen, code, and what repeats other pages, such as cards, is not read. Nor is
 * the title, which the index has already.
 */
function toReading(name: string, attributes: Attributes, parent: Reading = 'elements'): Reading {
  const { 'data-mdast': markdown = '', 'data-search': search } = attributes;
  if (parent === 'nothing' || unread.includes(name) || isHashLink(attributes)) return 'nothing';
  if (markdown === 'ignore' || markdown === 'list' || search === 'ignore') return 'nothing';
  if (parent === 'heading' || (parent === 'text' && /^h[23]$/.test(name))) return 'heading';
  return parent === 'text' || name === 'article' ? 'text' : 'elements';
}

const unread = ['h1', 'select', 'button', 'pre', 'svg'];

/** Whether an element is the link of a heading to itself. */
function isHashLink({ class: classes = '' }: Attributes): boolean {
  return classes.split(' ').includes('hash-link');
}

/** Ends a paragraph, an item or a row. */
const lineEnd = '\u241e';

const lines = new Set('p li tr h4 h5 h6 dt dd blockquote figcaption summary'.split(' '));

/** What separates an element from the text before its start, or behind its end. */
function toMark(name: string, isStart: boolean): string {
  if (isStart && (name === 'td' || name === 'th')) return cellEnd;
  if (lines.has(name)) return lineEnd;
  return blocks.test(name) ? ' ' : '';
}

function toLines(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(lineEnd)
    .map((line) => line.trim().replace(/^· /, ''))
    .filter((line) => line !== '' && line !== '·')
    .join('\n');
}
