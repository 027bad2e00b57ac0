/** The part of the Navigation API that finds the previous page; not yet in TypeScript's library. */
export interface NavigationHistory {
  readonly currentEntry: { readonly index: number; readonly url: string | null } | null;
  entries(): readonly { readonly key: string; readonly url: string | null }[];
  traverseTo(key: string): unknown;
}

/**
 * The key of the last history entry that shows another page of this site. Entries of the present
 * page, such as the jumps to its headings, are passed over; one of another site ends the search.
 */
export function findPreviousPage(
  history: NavigationHistory,
  isOfSite: (url: URL) => boolean,
): string | undefined {
  const { currentEntry } = history;
  if (!currentEntry?.url) return undefined;
  const current = new URL(currentEntry.url).pathname;
  const previous = history
    .entries()
    .slice(0, currentEntry.index)
    .findLast(({ url }) => url === null || new URL(url).pathname !== current);
  return previous?.url && isOfSite(new URL(previous.url)) ? previous.key : undefined;
}
