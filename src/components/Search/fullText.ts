/** Queries the index of search-local and groups what it finds by page. */
import type { SearchMatch } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import { buildExcerpt, findFields, type Part, type Range, toParts } from './excerpt';

/** A page in the results with its matches. */
export interface FoundPage {
  readonly href: string;
  readonly title: readonly Part[];
  /** The sidebar groups that contain the page. */
  readonly trail: readonly string[];
  readonly sections: readonly FoundSection[];
}

export interface FoundSection {
  readonly href: string;
  /** Null for the start of the page. */
  readonly heading: readonly Part[] | null;
  readonly excerpt: readonly Part[] | null;
  /** Which field of the section the excerpt shows: the index does not contain their anchors. */
  readonly field?: { readonly position: number; readonly count: number } | undefined;
}

export interface FoundPages {
  readonly pages: readonly FoundPage[];
  /** Whether there may be more pages beyond the match limit. */
  readonly isCut: boolean;
}

/** Asks the index of the displayed version. */
export type Query = (input: string, limit: number) => Promise<readonly SearchMatch[]>;

type Matches = readonly [SearchMatch, ...SearchMatch[]];

const entryTypes = { title: 0, heading: 1, keywords: 3 } as const;

const matchLimit = 100;

/** The second query requests more matches, since it discards some. */
const patternLimit = 1000;

/** Searches for words and their forms, then for longer words that contain them. */
export async function findPages(query: Query, text: string): Promise<FoundPages> {
  const words = toWords(text);
  if (words.length === 0) return { pages: [], isCut: false };
  const matches = await query(words.join(' '), matchLimit);
  if (matches.length > 0) return toFoundPages(matches, words, matchLimit);
  const candidates = await query(words.map(toPattern).join(' '), patternLimit);
  const holding = candidates.filter(({ document }) => {
    const folded = document.t.toLowerCase();
    return words.every((word) => folded.includes(word));
  });
  return toFoundPages(holding, words, patternLimit);
}

/** Without the characters that the index trims: `/boards/` becomes `boards`. */
function toWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/^\W+|\W+$/g, ''))
    .filter((word) => word !== '');
}

/**
 * An index pattern for text that contains the word. The index contains stems, so the end of the
 * word is open: `*linkaffiliat*` finds the stem of `/linkaffiliateprograms`.
 */
function toPattern(word: string): string {
  return `*${word.slice(0, Math.max(3, Math.ceil(word.length / 2)))}*`;
}

/** Keeps the order of the first matches. */
function toFoundPages(
  matches: readonly SearchMatch[],
  words: readonly string[],
  limit: number,
): FoundPages {
  const groups = groupBy(matches, ({ document }) => document.u);
  return { pages: groups.map((found) => toPage(found, words)), isCut: matches.length >= limit };
}

function toPage(matches: Matches, words: readonly string[]): FoundPage {
  const [{ document, page }] = matches;
  const title = matches.find(({ type }) => type === entryTypes.title);
  const entry = title?.document ?? (page || document);
  const others = matches.filter(
    ({ type }) => type !== entryTypes.title && type !== entryTypes.keywords,
  );
  // Headings without an anchor share the URL of the page.
  const sections = groupBy(others, ({ document: { h = '', s, t } }) => `${h} ${s ?? t}`);
  return {
    href: document.u,
    title: toParts(entry.t, title ? toRanges(title, words) : []),
    trail: entry.b ?? [],
    sections: sections.map((found) => toSection(found, entry.t, words)),
  };
}

/** Combines a heading and the paragraphs below it into one match. */
function toSection(matches: Matches, pageTitle: string, words: readonly string[]): FoundSection {
  const [{ document }] = matches;
  const heading = matches.find(({ type }) => type === entryTypes.heading);
  const title = document.s ?? document.t;
  const text = matches.find(({ type }) => type !== entryTypes.heading);
  return {
    href: document.u + (document.h ?? ''),
    heading: title === pageTitle ? null : toParts(title, heading ? toRanges(heading, words) : []),
    excerpt: null,
    ...(text && toExcerpt(text, words)),
  };
}

/** Preferably shows the field that has the name. */
function toExcerpt(
  match: SearchMatch,
  words: readonly string[],
): Pick<FoundSection, 'excerpt' | 'field'> {
  const { t: text } = match.document;
  const ranges = toRanges(match, words);
  const isName = ([, end]: Range) => /^\S* # /.test(text.slice(end));
  const focus = ranges.find(isName) ?? ranges[0] ?? [0, 0];
  const fields = findFields(text);
  const position = fields.findLastIndex((start) => start <= focus[0]);
  return {
    excerpt: buildExcerpt(text, ranges, focus),
    field: position === -1 ? undefined : { position, count: fields.length },
  };
}

/** The matching ranges of a text: the words, or their forms that the index found. */
function toRanges({ document, metadata }: SearchMatch, words: readonly string[]): readonly Range[] {
  return Object.values(metadata)
    .flatMap(({ t }) => t?.position ?? [])
    .flatMap(([start, length]) => {
      const found = document.t.slice(start, start + length).toLowerCase();
      const exact = words.filter((word) => found.includes(word));
      if (exact.length === 0) return [[start, start + length] as const];
      return exact.map((word) => {
        const at = start + found.indexOf(word);
        return [at, at + word.length] as const;
      });
    })
    .toSorted(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
}

function groupBy<T>(items: readonly T[], toKey: (item: T) => string): readonly [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return [...groups.values()];
}
