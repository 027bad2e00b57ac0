import type { PageTitle } from '@site/src/titles';
import { matchTitles } from './matches';
import type { Titles } from './useTitles';

/** A line of the dropdown that can be chosen. */
export type Option =
  | { readonly kind: 'page'; readonly href: string; readonly page: PageTitle }
  | { readonly kind: 'all-text'; readonly href: string; readonly text: string };

/** The matching pages and, as the last line, the way to the full-text results; none for blank text. */
export function buildOptions(
  titles: Titles,
  text: string,
  fullTextAddress: string,
): readonly Option[] {
  if (text.trim() === '') return [];
  const pages = titles.status === 'loaded' ? matchTitles(titles.pages, text) : [];
  return [
    ...pages.map((page): Option => ({ kind: 'page', href: page.permalink, page })),
    { kind: 'all-text', href: fullTextAddress, text: text.trim() },
  ];
}

/** What is said when no page can be offered; nothing if there are matches. */
export function toNote(titles: Titles, options: readonly Option[], text: string): string | null {
  switch (titles.status) {
    case 'idle':
    case 'loading':
      return 'Loading the page titles…';
    case 'failed':
      return 'The page titles could not be loaded. Come back to this box to try again.';
    case 'loaded':
      return options.some(({ kind }) => kind === 'page')
        ? null
        : `No page title matches “${text.trim()}”.`;
    default:
      return titles satisfies never;
  }
}

/** The number of matches as it is announced. */
export function toCount(options: readonly Option[]): string {
  const pages = options.filter(({ kind }) => kind === 'page').length;
  return pages === 1 ? '1 page matches' : `${pages} pages match`;
}
