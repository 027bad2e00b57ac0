/** Builds the inverted index of a version. Its files are ranges of the alphabet, loaded by word. */
import { groupPairs } from '../openapi/document';
import {
  type IndexedPage,
  type IndexedSection,
  type IndexFile,
  type PageTitle,
  type Synonyms,
  toStartFile,
  cellEnd,
  toTermFile,
  toTextFile,
  vocabularyFile,
} from './model';
import { emptyWords } from './english';
import { fold, type Token, toTerms, toTokens } from './words';

/**
 * How much a word says about a page, by where it stands. In a name of several words, each of them says
 * less: `short` is for a single one, `long` for one of very many.
 */
const weights = {
  title: { long: 8, short: 16 },
  heading: { long: 5, short: 13 },
  cell: { long: 4, short: 9 },
  /** A reader looks for what to send rather than for what is received. */
  parameter: 8,
  field: 7,
  value: 6,
  fact: 4,
  parent: 2,
  prose: 3,
  text: 2,
  category: 1,
} as const;

/** What a part of a name such as `sortOrder` says, compared with the whole. */
const partShare = 0.5;

/** The characters of a file of terms or texts, about 10 kB with gzip. */
const mostCharacters = 40_000;

/**
 * The files of an index. The first one is that of {@link toStartFile}.
 * @param hash makes the name of a folder from what is in it
 */
export function buildIndex(
  version: string,
  pages: readonly IndexedPage[],
  synonyms: Synonyms,
  hash: (text: string) => string,
): readonly IndexFile[] {
  const terms = [...groupPairs(listPlaces(pages))]
    .map(([term, places]) => [term, toPostings(places)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const termFiles = split(terms, ([term, postings]) => term.length + 4 * postings.length);
  const texts = pages.map(({ sections }) =>
    sections.map(({ anchor, heading, kind, text }) => [anchor, heading, kind, text] as const),
  );
  const textFiles = split(texts, (sections) => JSON.stringify(sections).length);
  const vocabulary = terms.map(([term]) => term).filter(isCorrection);
  const folder = `assets/search/${version}-${hash(JSON.stringify([termFiles, textFiles]))}`;
  const start = {
    pages: pages.map(toTitle),
    sections: pages.map(({ sections }) => sections.length),
    folder,
    terms: termFiles.map(([first]) => first?.[0] ?? ''),
    texts: textFiles.map((_, part) =>
      textFiles.slice(0, part).reduce((sum, { length }) => sum + length, 0),
    ),
    synonyms,
  };
  return [
    { file: toStartFile(version), content: start },
    ...termFiles.map((part, index) => ({
      file: toTermFile(folder, index),
      content: Object.fromEntries(part),
    })),
    ...textFiles.map((part, index) => ({ file: toTextFile(folder, index), content: part })),
    { file: `${folder}/${vocabularyFile}`, content: vocabulary },
  ];
}

function toTitle({ sections: _, ...page }: IndexedPage): PageTitle {
  return page;
}

/** Words of letters, which readers mistype or join. */
function isCorrection(term: string): boolean {
  return term.length > 1 && /^\p{L}+$/u.test(term);
}

interface Place {
  readonly section: number;
  readonly weight: number;
}

/** The terms of all sections. */
function* listPlaces(pages: readonly IndexedPage[]): Iterable<readonly [string, Place]> {
  const all = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const overviews = pages.filter(({ endpoint, explains }) => explains && !endpoint);
  const texts = new Map(overviews.map(({ title, sections: [start] }) => [title, start?.text]));
  for (const [section, { page, section: indexed }] of all.entries()) {
    for (const [term, weight] of weigh(page, indexed, texts.get(page.category))) {
      yield [term, { section, weight }];
    }
  }
}

/** Of a term that stands nearly everywhere, the most telling sections stay. */
const mostPlaces = 2000;

/** The sections with their weights, as {@link TermFile} has them. */
function toPostings(places: readonly Place[]): readonly number[] {
  const kept = places
    .toSorted((one, other) => other.weight - one.weight || one.section - other.section)
    .slice(0, mostPlaces)
    .sort((one, other) => one.section - other.section);
  return kept.flatMap(({ section, weight }, position) => [
    section - (kept[position - 1]?.section ?? 0),
    weight,
  ]);
}

/** The terms of a section with the weight of the most telling place where each of them stands. */
function weigh(
  page: IndexedPage,
  section: IndexedSection,
  category = '',
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (text: string, weight: number | Weights) => {
    const tokens = toTokens(text);
    const most =
      typeof weight === 'number'
        ? weight
        : weight.long + (weight.short - weight.long) / countTelling(tokens);
    for (const token of tokens) {
      for (const [position, term] of toTerms(token.text).entries()) {
        const value = Math.round(position === 0 ? most : most * partShare);
        found.set(term, Math.max(value, found.get(term) ?? 0));
      }
    }
  };
  const { heading, kind, text, words = [] } = section;
  const [start = '', ...others] = text.split('\n');
  if (kind === 'page') {
    add(page.title, weights.title);
    const { method = '', path = '', operationId = '' } = page.endpoint ?? {};
    for (const fact of [method, path, operationId, start]) add(fact, weights.fact);
    if (page.endpoint) add(category, weights.category);
  } else if (kind === 'heading') {
    add(heading, weights.heading);
  } else {
    const weight = kind === 'field' ? weights.field : weights.parameter;
    add(heading.slice(heading.lastIndexOf('.') + 1), weight);
    add(heading, weights.parent);
  }
  // Those of a page say what kind of page it is.
  for (const word of words) add(word, kind === 'page' ? weights.title : weights.value);
  const isProse = kind === 'heading' || (kind === 'page' && !page.endpoint);
  for (const line of [start, ...others]) {
    add(line, isProse ? weights.prose : weights.text);
    // The first cell of a row names it.
    if (line.includes(cellEnd)) add(line.slice(0, line.indexOf(cellEnd)), weights.cell);
  }
  return found;
}

function countTelling(tokens: readonly Token[]): number {
  return tokens.filter(({ text }, place) => place === 0 || !emptyWords.has(fold(text))).length;
}

interface Weights {
  readonly long: number;
  readonly short: number;
}

/** The items in files, in their order. A file has one item at least. */
function split<Item>(
  items: readonly Item[],
  measure: (item: Item) => number,
): readonly (readonly Item[])[] {
  const parts: Item[][] = [];
  let length = mostCharacters;
  for (const item of items) {
    const size = measure(item);
    if (length + size > mostCharacters) {
      parts.push([]);
      length = 0;
    }
    length += size;
    parts.at(-1)?.push(item);
  }
  return parts;
}
