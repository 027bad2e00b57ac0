import type { PageTitle } from '@site/src/titles';
import { fitsAddress, toSegments } from './addresses';

/** A page that matches a text. */
export interface TitleMatch {
  readonly page: PageTitle;
  /** The parameter that matches, if nothing else does. */
  readonly parameter?: string;
}

/** Shorter texts match nearly every path and parameter. */
const leastLength = 3;

/**
 * The pages that match a text, ignoring case: first those whose title contains it, then those whose
 * title contains words that start with its words, in any order, then those with such a path, then those with such a
 * parameter. Empty for blank text.
 */
export function matchTitles(titles: readonly PageTitle[], text: string): readonly TitleMatch[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  const ranks: readonly ((page: PageTitle) => TitleMatch | undefined)[] = [
    (page) => (page.title.toLowerCase().includes(wanted) ? { page } : undefined),
    (page) => (startsAll(page.title, words) ? { page } : undefined),
    ...(wanted.length < leastLength ? [] : [toPathMatch(titles, text), toNameMatch(wanted)]),
  ];
  const found = new Map<PageTitle, TitleMatch>();
  for (const rank of ranks) {
    for (const page of titles) {
      const match = found.has(page) ? undefined : rank(page);
      if (match) found.set(page, match);
    }
  }
  return [...found.values()];
}

/** Whether each word starts a word of the title. */
function startsAll(title: string, words: readonly string[]): boolean {
  const folded = ` ${title.toLowerCase()}`;
  return words.every((word) => folded.includes(` ${word}`));
}

/** Of several templates that fit an address, the ones with the most literal segments match. */
function toPathMatch(titles: readonly PageTitle[], text: string) {
  const segments = toSegments(text);
  const typed = segments.join('/').toLowerCase();
  const fits = titles.map(({ endpoint }) => fitsAddress(endpoint?.path ?? '', segments));
  const best = Math.max(...fits);
  return (page: PageTitle): TitleMatch | undefined => {
    const { endpoint } = page;
    if (!endpoint || typed.length < leastLength) return undefined;
    const isBest = best > 0 && fits[titles.indexOf(page)] === best;
    return isBest || endpoint.path.toLowerCase().includes(typed) ? { page } : undefined;
  };
}

function toNameMatch(wanted: string) {
  return (page: PageTitle): TitleMatch | undefined => {
    const parameter = page.endpoint?.names
      .split(' ')
      .find((name) => name.toLowerCase().includes(wanted));
    return parameter === undefined ? undefined : { page, parameter };
  };
}
