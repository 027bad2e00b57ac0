/**
 * The part of the Navigation API that finds the previous page. TypeScript has no types for it yet.
 */
export interface NavigationHistory {
  readonly currentEntry: { readonly index: number; readonly url: string | null } | null;
  entries(): readonly { readonly key: string; readonly url: string | null }[];
  traverseTo(key: string): unknown;
}

/**
 * Returns the key of the last history entry that shows another page of this site. Skips entries of
 * the current page, such as jumps to its headings, and stops at an entry of another site.
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
