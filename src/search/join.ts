/** The searches of several APIs as one. */
import type { Found, FoundPage, Search } from './find';

/**
 * Searches in the order of their APIs, that of the displayed one first. Pages whose title contains a
 * text come before all others, and these by how much they say about it.
 */
export function joinSearches(searches: readonly Search[]): Search {
  const findIn = async (
    find: (search: Search) => Promise<Found>,
    most: number,
    api?: string,
  ): Promise<Found> => {
    const wanted = searches.filter(
      ({ pages }) => api === undefined || pages.some((page) => page.api?.id === api),
    );
    return join(await Promise.all(wanted.map(find)), most);
  };
  return {
    pages: searches.flatMap(({ pages }) => pages),
    findTitles: (text) => searches.flatMap(({ findTitles }) => findTitles(text)),
    findMore: (text, most) => findIn((search) => search.findMore(text, most), most),
    find: (text, most, api) => findIn((search) => search.find(text, most), most, api),
  };
}

/** Where some searches find the words as they are typed, corrections of others say nothing. */
function join(found: readonly Found[], most: number): Found {
  const exact = found.filter(({ count, corrected }) => count > 0 && corrected === undefined);
  const counted = exact.length > 0 ? exact : found;
  const results = counted.flatMap((one) => one.results).sort(compare);
  const { corrected } = counted.find((one) => one.count > 0) ?? {};
  return {
    results: results.slice(0, most),
    count: counted.reduce((sum, { count }) => sum + count, 0),
    ...(corrected !== undefined && { corrected }),
  };
}

function compare(one: FoundPage, other: FoundPage): number {
  return Number(other.isTitle) - Number(one.isTitle) || (one.isTitle ? 0 : other.score - one.score);
}
