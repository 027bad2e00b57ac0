import { matchTitles, type TitleMatch } from './matches';
import type { Titles } from './useTitles';

/** A selectable line of the dropdown. */
export type Option =
  | { readonly kind: 'page'; readonly href: string; readonly match: TitleMatch }
  | { readonly kind: 'all-text'; readonly href: string; readonly text: string };

/** The matching pages, then a link to the full-text results. Empty for blank text. */
export function buildOptions(
  titles: Titles,
  text: string,
  fullTextAddress: string,
): readonly Option[] {
  if (text.trim() === '') return [];
  const matches = titles.status === 'loaded' ? matchTitles(titles.pages, text) : [];
  return [
    ...matches.map((match): Option => ({ kind: 'page', href: match.page.permalink, match })),
    { kind: 'all-text', href: fullTextAddress, text: text.trim() },
  ];
}

/** The message if there are no pages to show. Empty if there are matches. */
export function toNote(titles: Titles, options: readonly Option[], text: string): string | null {
  switch (titles.status) {
    case 'idle':
    case 'loading':
      return 'Loading the page titles…';
    case 'failed':
      return 'Could not load the page titles. Select this box again to retry.';
    case 'loaded':
      return options.some(({ kind }) => kind === 'page')
        ? null
        : `No title, path or parameter matches “${text.trim()}”.`;
    default:
      return titles satisfies never;
  }
}

/** The announced number of matches. */
export function toCount(options: readonly Option[]): string {
  const pages = options.filter(({ kind }) => kind === 'page').length;
  return pages === 1 ? '1 page matches' : `${pages} pages match`;
}
