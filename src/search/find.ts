/** The search: what readers typed → pages with their matching sections, the best ones first. */
import { type Excerpt, type Terms, toExcerpt, toMarked } from './excerpt';
import {
  type IndexedSection,
  type IndexStart,
  type PageTitle,
  type SearchedApi,
  type SectionText,
  type TextFile,
  toStartFile,
  toTextFile,
} from './model';
import { type Index, type ReadFile, resolveQuery } from './query';
import { type Hit, rank } from './rank';
import { type FindTitles, indexTitles } from './titles';

export interface Search {
  readonly pages: readonly PageTitle[];
  /** The pages whose title or path contains a text. They are the first ones of each search. */
  readonly findTitles: FindTitles;
  /** The others, at most a number of them. */
  readonly findMore: (text: string, most: number) => Promise<Found>;
  /** Both, of all APIs or of one. */
  readonly find: (text: string, most: number, api?: string) => Promise<Found>;
}

export interface Found {
  readonly results: readonly FoundPage[];
  /** The number of all pages that match. */
  readonly count: number;
  /** What was searched for instead, if words were mistyped. */
  readonly corrected?: string;
}

export interface FoundPage {
  readonly page: PageTitle;
  /** Its title, with the words marked. */
  readonly title: Excerpt;
  /** The address of the best match: the page, or a section or field of it. */
  readonly href: string;
  readonly sections: readonly FoundSection[];
  /** Whether its title contains what was searched for. */
  readonly isTitle: boolean;
  /** How much it says about the words, in comparison with pages of other APIs. */
  readonly score: number;
}

export interface FoundSection {
  readonly href: string;
  /** Absent for the start of the page. */
  readonly heading?: Excerpt;
  readonly kind: IndexedSection['kind'];
  readonly excerpt?: Excerpt;
}

/** The sections of a page that a result shows. */
const mostSections = 3;

/**
 * Opens the index of a version.
 * @throws what `read` throws if the first file cannot be read. Later, `find` throws it.
 */
export async function openSearch(
  readFile: ReadFile,
  version: string,
  api?: SearchedApi,
): Promise<Search> {
  const read = withMemory(readFile);
  const file = (await read(toStartFile(version))) as IndexStart;
  const start = api ? { ...file, pages: file.pages.map((page) => placeIn(page, api)) } : file;
  const pageOf = toPageNumbers(start.sections);
  const index: Index = { start, read, pageOf };
  const findTitles = indexTitles(start.pages);
  const numbers = new Map(start.pages.map((page, number) => [page, number]));
  const findFrom = async (text: string, most: number, hasTitles: boolean): Promise<Found> => {
    const { words, terms, corrected } = await resolveQuery(index, text);
    const ranked = rank(words, pageOf, start.pages);
    const byPage = new Map(ranked.map((hit) => [hit.page, hit]));
    const toHits = (titles: readonly PageTitle[]) =>
      titles
        .flatMap((title) => numbers.get(title) ?? [])
        .map((page) => byPage.get(page) ?? { page, sections: [], score: 0 });
    const titled = findTitles(text);
    const first = toHits(titled);
    const isFirst = new Set(first.map(({ page }) => page));
    const hits = [...(hasTitles ? first : []), ...ranked.filter(({ page }) => !isFirst.has(page))];
    const shown = hits.slice(0, most).map(async (hit) => {
      const pages = await toFoundPage(index, hit, terms);
      return pages.map((page) => ({ ...page, isTitle: isFirst.has(hit.page), score: hit.score }));
    });
    const results = (await Promise.all(shown)).flat();
    return { results, count: hits.length, ...(corrected !== undefined && { corrected }) };
  };
  return {
    pages: start.pages,
    findTitles,
    findMore: (text, most) => findFrom(text, most, false),
    find: (text, most) => findFrom(text, most, true),
  };
}

function placeIn(page: PageTitle, api: SearchedApi): PageTitle {
  return { ...page, api, category: `${api.name} · ${page.category}` };
}

/** The sections of a portal of 10,000 operations. */
const mostIndexed = 1_000_000;

/** The number of the page of each section. The file can be that of a site that nobody here wrote. */
function toPageNumbers(counts: readonly number[]): readonly number[] {
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (!(count <= mostIndexed)) throw new RangeError(`found ${count} sections in an index`);
  return counts.flatMap((each, page) => Array<number>(each).fill(page));
}

/** Reads each file once. One that could not be read is read again. */
function withMemory(readFile: ReadFile): ReadFile {
  const files = new Map<string, Promise<unknown>>();
  return (file) => {
    const known = files.get(file) ?? readFile(file);
    files.set(file, known);
    known.catch(() => files.delete(file));
    return known;
  };
}

async function toFoundPage(
  { start, read, pageOf }: Index,
  { page: number, sections }: Hit,
  terms: Terms,
): Promise<readonly Omit<FoundPage, 'isTitle' | 'score'>[]> {
  const page = start.pages[number];
  if (!page) return [];
  const part = start.texts.findLastIndex((first) => first <= number);
  const texts = (await read(toTextFile(start.folder, part))) as TextFile;
  const all = texts[number - (start.texts[part] ?? 0)] ?? [];
  const first = pageOf.indexOf(number);
  const matching = sections.flatMap((section) => {
    const read = all[section - first];
    return read ? [read] : [];
  });
  // A field of a request and of its response often says the same.
  const told = new Set(['\n']);
  const isNew = ([, heading, , text]: SectionText) => {
    const saying = `${heading}\n${text}`;
    return !told.has(saying) && told.add(saying);
  };
  const shown = matching.filter(isNew).slice(0, mostSections);
  return [
    {
      page,
      title: toMarked(page.title, terms),
      href: page.permalink + (matching[0]?.[0] ?? ''),
      sections: shown.map(([anchor, heading, kind, text]): FoundSection => {
        const excerpt = toExcerpt(text, terms);
        return {
          ...{ href: page.permalink + anchor, kind },
          ...(heading !== '' && { heading: toMarked(heading, terms) }),
          ...(excerpt && { excerpt }),
        };
      }),
    },
  ];
}
