/** Checks feeds after RFC 4287. */
import { Parser } from 'htmlparser2';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly content: string;
}

/** Reads the entries of a feed. Throws if the feed is invalid. */
export function readAtom(xml: string): readonly AtomEntry[] {
  const feed = parse(xml);
  expect([feed.name, feed.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  checkChildren(feed, { once: ['id', 'title', 'updated', 'author'], any: ['link', 'entry'] });
  checkChildren(find(feed, 'author'), { once: ['name'], any: [] });
  expect(toRelations(feed)).toEqual(['alternate', 'self']);
  const entries = feed.children.filter(({ name }) => name === 'entry');
  const read = entries.map(readEntry);
  expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
  const newest = read.map(({ updated }) => updated).sort();
  if (newest.length > 0) expect(find(feed, 'updated').text).toBe(newest.at(-1));
  return read;
}

function readEntry(entry: Element): AtomEntry {
  checkChildren(entry, { once: ['id', 'title', 'updated', 'content'], any: ['link'] });
  expect(toRelations(entry)).toEqual(['alternate']);
  const content = find(entry, 'content');
  expect(content.attributes).toEqual({ type: 'xhtml' });
  expect(content.children.map(({ name }) => name)).toEqual(['div']);
  return {
    id: find(entry, 'id').text,
    title: find(entry, 'title').text,
    updated: find(entry, 'updated').text,
    content: JSON.stringify(content.children),
  };
}

function checkChildren(
  element: Element,
  { once, any }: { readonly once: readonly string[]; readonly any: readonly string[] },
): void {
  const names = element.children.map(({ name }) => name);
  for (const name of once) expect(names.filter((other) => other === name)).toEqual([name]);
  expect(names.filter((name) => ![...once, ...any].includes(name))).toEqual([]);
  if (once.includes('id')) {
    expect(find(element, 'id').text).toMatch(/^https?:\/\/[^\s<>"{}|\\^`]+$/);
    expect(find(element, 'title').text).not.toBe('');
    const updated = find(element, 'updated').text;
    expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/);
    expect(Number.isNaN(Date.parse(updated))).toBe(false);
  }
}

function toRelations({ children }: Element): readonly string[] {
  const links = children.filter(({ name }) => name === 'link');
  for (const { attributes } of links) expect(URL.canParse(attributes['href'] ?? '')).toBe(true);
  return links.map(({ attributes }) => attributes['rel'] ?? 'alternate').sort();
}

function find({ children }: Element, name: string): Element {
  const found = children.find((child) => child.name === name);
  if (!found) throw new Error(`The feed has no <${name}>.`);
  return found;
}

/** The root element. */
function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Element = { name, attributes, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag(name) {
        expect(open.pop()?.name).toBe(name);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([root]);
  const [feed, ...others] = root.children;
  if (!feed || others.length > 0) throw new Error('Expected a single root element.');
  return feed;
}
