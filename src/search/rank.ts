/** Orders pages by what they say about the words of a query. */
import type { PageTitle } from './model';

/** What matches a word of a query. */
export interface WordMatch {
  /** The numbers of sections, with how much each says about the word. */
  readonly sections: ReadonlyMap<number, number>;
  /** The terms of the index that match. */
  readonly terms: ReadonlySet<string>;
}

export interface Hit {
  /** The number of the page. */
  readonly page: number;
  /** The numbers of its matching sections, the best ones first. */
  readonly sections: readonly number[];
  /** How much it says about the words. */
  readonly score: number;
}

interface Tally {
  /** The most that a section says about each word. */
  readonly best: number[];
  /** The number of sections with each word. */
  readonly counts: number[];
  readonly sections: Map<number, number>;
}

/** The share of the words of a query, of those that any page has, that a page must have, rounded down. */
const leastShare = 0.5;

/** How much less a page says that only explains operations. */
const explainingShare = 0.6;

/** A page that has a word in more sections is only longer. */
const mostCounted = 4;

/**
 * The pages with most of the words, best first: one with all words before one with some of them, and
 * more so if they stand in one section.
 * @param pageOf the number of the page of each section
 * @param pages whether each page only explains operations
 */
export function rank(
  words: readonly WordMatch[],
  pageOf: readonly number[],
  pages: readonly Pick<PageTitle, 'explains'>[],
): readonly Hit[] {
  const tallies = new Map<number, Tally>();
  for (const [word, { sections }] of words.entries()) {
    for (const [section, weight] of sections) {
      const page = pageOf[section] ?? 0;
      const tally: Tally = tallies.get(page) ?? { best: [], counts: [], sections: new Map() };
      tallies.set(page, tally);
      tally.best[word] = Math.max(weight, tally.best[word] ?? 0);
      tally.counts[word] = (tally.counts[word] ?? 0) + 1;
      tally.sections.set(section, (tally.sections.get(section) ?? 0) + weight);
    }
  }
  const known = words.filter(({ sections }) => sections.size > 0).length;
  return [...tallies]
    .filter(([, { best }]) => Object.keys(best).length >= Math.floor(known * leastShare))
    .map(([page, tally]) => {
      const { score, ...hit } = toScored(page, tally, known);
      return { ...hit, score: pages[page]?.explains ? score * explainingShare : score };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

function toScored(page: number, { best, counts, sections }: Tally, known: number) {
  const values = best.map((weight, word) => {
    const often = 1 + 0.15 * Math.log2(Math.min(mostCounted, counts[word] ?? 1));
    return weight * often;
  });
  const sum = values.reduce((total, value) => total + value, 0);
  const coverage = Object.keys(best).length / known;
  const ordered = [...sections].sort(([a, one], [b, other]) => other - one || a - b);
  const together = ordered[0]?.[1] ?? 0;
  return {
    page,
    score: (sum + together) * coverage,
    sections: ordered.map(([section]) => section),
  };
}
