import { fitsAddress, toSegments } from './addresses';
import type { TitleEntry } from './entries';
import { createFieldMatch } from './fieldMatch';

/** A page that matches a text. */
export interface TitleMatch {
  readonly entry: TitleEntry;
  /** Where in the parameters of the page the match is, if nothing else matches. */
  readonly at?: number;
}

type Rank = (entry: TitleEntry) => TitleMatch | undefined;

/** Shorter texts match nearly every path and parameter. */
const leastLength = 3;

/**
 * The pages that match a text, ignoring case: first those whose title contains it, then those whose
 * title contains words that start with its words, in any order, then those with such a path, then
 * those with such a parameter. Empty for blank text.
 */
export function matchTitles(entries: readonly TitleEntry[], text: string): readonly TitleMatch[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const starts = wanted.split(/\s+/).map((word) => ` ${word}`);
  const ranks: readonly Rank[] = [
    (entry) => (entry.title.includes(wanted) ? { entry } : undefined),
    (entry) => (starts.every((start) => entry.title.includes(start)) ? { entry } : undefined),
    ...(wanted.length < leastLength ? [] : [createPathRank(entries, text), createFieldRank(text)]),
  ];
  const ranked = ranks.map((rank) => ({ rank, found: [] as TitleMatch[] }));
  for (const entry of entries) {
    for (const { rank, found } of ranked) {
      const match = rank(entry);
      if (!match) continue;
      found.push(match);
      break;
    }
  }
  return ranked.flatMap(({ found }) => found);
}

/** Of several templates that fit an address, the ones with the most literal segments match. */
function createPathRank(entries: readonly TitleEntry[], text: string): Rank {
  const segments = toSegments(text);
  const typed = segments.join('/');
  if (typed.length < leastLength) return () => undefined;
  const fits = entries.map(({ path }) => fitsAddress(path, segments));
  const most = Math.max(1, ...fits);
  const best = new Set(entries.filter((_, index) => fits[index] === most));
  return (entry) => (best.has(entry) || entry.path.includes(typed) ? { entry } : undefined);
}

function createFieldRank(text: string): Rank {
  const find = createFieldMatch(text);
  return (entry) => {
    const at = find(entry);
    return at === -1 ? undefined : { entry, at };
  };
}
