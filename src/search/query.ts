/** What a reader typed → the sections with each of its words, in any form. */
import { groupPairs } from '../openapi/document';
import { commonSynonyms, emptyWords } from './english';
import { type IndexStart, type TermFile, toTermFile, vocabularyFile } from './model';
import type { Terms } from './excerpt';
import type { WordMatch } from './rank';
import {
  countDifferences,
  fold,
  isWhole,
  shares,
  toCloseness,
  toStem,
  toTerms,
  toTokens,
} from './words';

/** Reads a file of the index as JSON, by its path below the root of the site. */
export type ReadFile = (file: string) => Promise<unknown>;

export interface Index {
  readonly start: IndexStart;
  readonly read: ReadFile;
  /** The number of the page of each section. */
  readonly pageOf: readonly number[];
}

export interface Query {
  readonly words: readonly WordMatch[];
  readonly terms: Terms;
  readonly corrected?: string;
}

/** The sections with each word of a query, with its forms, its synonyms, and without its mistakes. */
export async function resolveQuery(index: Index, text: string): Promise<Query> {
  const tokens = toQueryTokens(text);
  const synonyms = listSynonyms(index.start, text);
  const resolved = await Promise.all(
    tokens.map((token, position) => {
      const isOpen = position === tokens.length - 1 && text.endsWith(token);
      return resolveToken(index, token, synonyms, isOpen);
    }),
  );
  const corrections = resolved.map(({ correction }, position) => correction ?? tokens[position]);
  const isCorrected = resolved.some(({ correction }) => correction !== undefined);
  const words = resolved.flatMap((token) => token.words);
  return {
    words,
    terms: new Map(words.flatMap(({ terms }, word) => [...terms].map((term) => [term, word]))),
    ...(isCorrected && { corrected: corrections.join(' ') }),
  };
}

/** Questions are short. More words would load the whole index. */
const mostWords = 16;

/** Without words that say nothing, unless there are no others. */
function toQueryTokens(text: string): readonly string[] {
  const tokens = toTokens(text)
    .map((token) => token.text)
    .slice(0, mostWords);
  const telling = tokens.filter((token) => !emptyWords.has(fold(token)));
  return telling.length > 0 ? telling : tokens;
}

/** What else to search for with a term of a text: what a phrase means, not what its words mean. */
function listSynonyms({ synonyms }: IndexStart, text: string): ReadonlyMap<string, string[]> {
  const query = toTokens(text).flatMap((token) => toTerms(token.text));
  const meanings = [...Object.entries(commonSynonyms), ...Object.entries(synonyms)].flatMap(
    ([phrase, values]) => {
      const words = phrase.split(/\s+/).map(fold);
      const terms = words.flatMap(
        (word) => query.find((term) => toCloseness(term, word, false) >= shares.form) ?? [],
      );
      return terms.length === words.length ? [{ terms, values }] : [];
    },
  );
  const inPhrases = new Set(meanings.flatMap(({ terms }) => (terms.length > 1 ? terms : [])));
  return groupPairs(
    meanings
      .filter(({ terms }) => terms.length > 1 || terms.every((term) => !inPhrases.has(term)))
      .flatMap(({ terms, values }) =>
        terms.flatMap((term) => values.map((value) => [term, value] as const)),
      ),
  );
}

interface ResolvedToken {
  readonly words: readonly WordMatch[];
  readonly correction?: string;
}

/** The whole of a name or, if there is no such name, its parts. Then a word that is written alike. */
async function resolveToken(
  index: Index,
  token: string,
  synonyms: ReadonlyMap<string, readonly string[]>,
  isOpen: boolean,
): Promise<ResolvedToken> {
  const [whole, ...parts] = toTerms(token);
  if (whole === undefined) return { words: [] };
  const find = (term: string) => findTerm(index, term, synonyms, isOpen);
  const isName = parts.length > 0 && !isWhole(whole);
  const first = await find(whole);
  if (isName && first.sections.size > 0) return { words: [first] };
  const words = isName ? [] : [first];
  for (const part of parts) words.push(await find(part));
  const isLoose = words.length === 1 && !synonyms.has(whole) && isMistake(whole, first);
  if (!isLoose && words.some(({ sections }) => sections.size > 0)) return { words };
  const correction = await correct(index, whole, first.sections.size > 0);
  if (correction === undefined) return { words };
  const meant = listSynonyms(index.start, correction);
  const corrected = correction.includes(' ')
    ? await lookUpAll(index, correction)
    : await findTerm(index, correction, meant, false);
  return corrected.sections.size > 0 ? { words: [corrected], correction } : { words };
}

/** Whether a word has only relatives, as `attachements` has `attached`. */
function isMistake(word: string, { terms }: WordMatch): boolean {
  return [...terms].every(
    (term) => !term.startsWith(word) && toCloseness(word, term, false) <= shares.loose,
  );
}

/** The sections with a term, or with what else to search for with it. */
async function findTerm(
  index: Index,
  term: string,
  synonyms: ReadonlyMap<string, readonly string[]>,
  isOpen: boolean,
): Promise<WordMatch> {
  const same = await lookUp(index, term, isOpen);
  const synonymous = synonyms.get(term) ?? [];
  const others = await Promise.all(synonymous.map((other) => lookUpAll(index, other)));
  return merge(same, others);
}

/** The sections with all words of a synonym, as much as with the least of them. */
async function lookUpAll(index: Index, synonym: string): Promise<WordMatch> {
  const words = synonym.split(/\s+/).map((word) => lookUp(index, fold(word), false));
  return (await Promise.all(words)).reduce((one, other) => ({
    sections: new Map(
      [...one.sections].flatMap(([section, weight]) => {
        const least = Math.min(weight, other.sections.get(section) ?? 0);
        return least > 0 ? [[section, least] as const] : [];
      }),
    ),
    terms: new Set([...one.terms, ...other.terms]),
  }));
}

/** The sections with a term or one that is close to it. */
async function lookUp({ start, read }: Index, word: string, isOpen: boolean): Promise<WordMatch> {
  const stem = isWhole(word) ? word : toStem(word);
  const from = Math.max(
    0,
    start.terms.findLastIndex((first) => first <= stem),
  );
  const to = start.terms.findLastIndex((first) => first <= `${stem}\u{ffff}`);
  const numbers = start.terms.map((_, part) => part).slice(from, to + 1);
  const files = numbers.map((part) => read(toTermFile(start.folder, part)) as Promise<TermFile>);
  const terms = new Set<string>();
  const sections = new Map<number, number>();
  for (const [term, postings] of (await Promise.all(files)).flatMap((file) =>
    Object.entries(file),
  )) {
    const closeness = toCloseness(word, term, isOpen);
    if (closeness === 0) continue;
    terms.add(term);
    let section = 0;
    for (let place = 0; place < postings.length; place += 2) {
      section += postings[place] ?? 0;
      const weight = (postings[place + 1] ?? 0) * closeness;
      if (weight > (sections.get(section) ?? 0)) sections.set(section, weight);
    }
  }
  return { sections, terms };
}

/** How much less a synonym says than the word itself. */
const synonymShare = 0.8;

function merge(word: WordMatch, synonyms: readonly WordMatch[]): WordMatch {
  const sections = new Map(word.sections);
  for (const [section, weight] of synonyms.flatMap((one) => [...one.sections])) {
    sections.set(section, Math.max(weight * synonymShare, sections.get(section) ?? 0));
  }
  return { sections, terms: new Set([word, ...synonyms].flatMap(({ terms }) => [...terms])) };
}

/**
 * The term, or the word with synonyms, that differs least from a word that the index does not have.
 * Else the two terms that were written as one, such as `qrcode`.
 */
async function correct(
  { start, read }: Index,
  word: string,
  hasRelatives: boolean,
): Promise<string | undefined> {
  if (word.length < 4 || isWhole(word)) return undefined;
  const terms = (await read(`${start.folder}/${vocabularyFile}`)) as readonly string[];
  const phrases = Object.keys({ ...commonSynonyms, ...start.synonyms });
  const vocabulary = [...terms, ...phrases.filter((phrase) => !/\s/.test(phrase)).map(fold)].filter(
    (term) => term.length > 3,
  );
  const most = hasRelatives ? 1 : word.length < 7 ? 1.5 : 2.5;
  const differences = vocabulary.map((term) => countDifferences(word, term, most));
  const least = differences.reduce((one, other) => Math.min(one, other), most + 1);
  if (least <= most) return vocabulary[differences.indexOf(least)];
  if (hasRelatives) return undefined;
  const known = new Set(terms);
  const cuts = Array.from(word, (_, place) => [word.slice(0, place), word.slice(place)]);
  return cuts
    .find((parts) => new Set(parts).size > 1 && parts.every((part) => known.has(part)))
    ?.join(' ');
}
