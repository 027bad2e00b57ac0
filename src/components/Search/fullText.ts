/** Queries the index of search-local and groups what it finds by page. */
import type { SearchMatch } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import type { PageTitle, TitledEndpoint } from '@site/src/site-map/titles';
import { buildExcerpt, findFields, type Part, type Range, toParts } from './excerpt';

/** A page in the results with its matches. */
export interface FoundPage {
  readonly href: string;
  readonly title: readonly Part[];
  /** The sidebar groups that contain the page. */
  readonly trail: readonly string[];
  /** The endpoint that the page documents. */
  readonly endpoint: TitledEndpoint | undefined;
  readonly sections: readonly FoundSection[];
}

interface FoundSection {
  readonly href: string;
  /** Undefined for the start of the page. */
  readonly heading?: readonly Part[] | undefined;
  readonly excerpt?: readonly Part[] | undefined;
}

export interface FoundPages {
  readonly pages: readonly FoundPage[];
  /** Whether there may be more pages beyond the match limit. */
  readonly isCut: boolean;
}

/** The index of a version. */
interface Index {
  readonly query: (input: string, limit: number) => Promise<readonly SearchMatch[]>;
  /** The index does not contain the endpoints of the pages. */
  readonly titles: readonly PageTitle[];
}

type Matches = readonly [SearchMatch, ...SearchMatch[]];

const entryTypes = { title: 0, heading: 1, keywords: 3 } as const;

const matchLimit = 100;

/** The second query requests more matches, since it discards some. */
const patternLimit = 1000;

/** Searches for words and their forms, then for longer words that contain them. */
export async function findPages({ query, titles }: Index, text: string): Promise<FoundPages> {
  const words = toWords(text);
  if (words.length === 0) return { pages: [], isCut: false };
  const toFound = (matches: readonly SearchMatch[], limit: number): FoundPages => ({
    // In the order of the first matches.
    pages: groupBy(matches, ({ document }) => document.u).map((found) =>
      toPage(found, words, titles),
    ),
    isCut: matches.length >= limit,
  });
  const matches = await query(words.join(' '), matchLimit);
  if (matches.length > 0) return toFound(matches, matchLimit);
  const candidates = await query(words.map(toPattern).join(' '), patternLimit);
  const holding = candidates.filter(({ document }) => {
    const folded = document.t.toLowerCase();
    return words.every((word) => folded.includes(word));
  });
  return toFound(holding, patternLimit);
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

function toPage(
  matches: Matches,
  words: readonly string[],
  titles: readonly PageTitle[],
): FoundPage {
  const [{ document, page }] = matches;
  const title = matches.find(({ type }) => type === entryTypes.title);
  const entry = title?.document ?? (page || document);
  const { endpoint } = titles.find(({ permalink }) => permalink === document.u) ?? {};
  const others = matches.filter(
    ({ type }) => type !== entryTypes.title && type !== entryTypes.keywords,
  );
  // Headings without an anchor share the URL of the page.
  const sections = groupBy(others, ({ document: { h = '', s, t } }) => `${h} ${s ?? t}`);
  return {
    href: document.u,
    title: toParts(entry.t, title ? toRanges(title, words) : []),
    trail: entry.b ?? [],
    endpoint,
    sections: sections.map((found) => toSection(found, words, { title: entry.t, endpoint })),
  };
}

/** Combines a heading and the paragraphs below it into one match. */
function toSection(
  matches: Matches,
  words: readonly string[],
  page: { readonly title: string; readonly endpoint: TitledEndpoint | undefined },
): FoundSection {
  const [{ document }] = matches;
  const { u: url, h: anchor = '', s: title = document.t } = document;
  const heading = matches.find(({ type }) => type === entryTypes.heading);
  const section = {
    href: url + anchor,
    heading:
      title === page.title ? undefined : toParts(title, heading ? toRanges(heading, words) : []),
  };
  const match = matches.find(({ type }) => type !== entryTypes.heading);
  if (!match) return section;
  const text = match.document.t;
  const ranges = toRanges(match, words);
  // Preferably the field that has the name.
  const isName = ([, end]: Range) => /^\S* # /.test(text.slice(end));
  const focus = ranges.find(isName) ?? ranges[0] ?? [0, 0];
  const field = page.endpoint && findField(page.endpoint, anchor, text, focus);
  return {
    ...section,
    ...(field !== undefined && { href: `${url}#${encodeURIComponent(field)}` }),
    excerpt: buildExcerpt(text, ranges, focus),
  };
}

/** The anchor of a field in a section of parameters, if the text documents as many as there are. */
function findField(
  { fields }: TitledEndpoint,
  section: string,
  text: string,
  [at]: Range,
): string | undefined {
  const [, location] = /^#(\w+)-params$/.exec(section) ?? [];
  const documented = fields.filter((field) => field.startsWith(`${location}.`));
  const starts = findFields(text);
  if (documented.length !== starts.length) return undefined;
  return documented[starts.findLastIndex((start) => start <= at)];
}

/** The matching ranges of a text: the words, or their forms that the index found. */
function toRanges({ document, metadata }: SearchMatch, words: readonly string[]): readonly Range[] {
  return Object.values(metadata)
    .flatMap(({ t }) => t?.position ?? [])
    .flatMap(([start, length]): readonly Range[] => {
      const found = document.t.slice(start, start + length).toLowerCase();
      const exact = words.filter((word) => found.includes(word));
      if (exact.length === 0) return [[start, start + length]];
      return exact.map((word) => {
        const at = start + found.indexOf(word);
        return [at, at + word.length];
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
