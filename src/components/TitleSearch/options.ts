import type { PageTitle } from '@site/src/titles';
import type { Titles } from './useTitles';

/** A selectable line of the dropdown. */
export type Option =
  PageOption | { readonly kind: 'all-text'; readonly href: string; readonly text: string };

export interface PageOption {
  readonly kind: 'page';
  readonly href: string;
  readonly page: PageTitle;
  /** The path of the parameter that matches, if nothing else does: `locales.title`. */
  readonly parameter?: string;
}

/** What the dropdown offers for a text. */
export interface Offer {
  /** The matching pages, then a link to the full-text results. Empty for blank text. */
  readonly options: readonly Option[];
  /** The number of matching pages, of which the options contain the first ones. */
  readonly count: number;
}

/** More lines take too long to draw while a reader types. */
export const mostPages = 100;

const noMatches = { pages: [], count: 0 };

/** The pages that match a text, and a link to the full-text results. */
export function buildOffer(titles: Titles, text: string, fullTextAddress: string): Offer {
  if (text.trim() === '') return { options: [], count: 0 };
  const { pages, count } = titles.status === 'loaded' ? titles.find(text) : noMatches;
  return {
    options: [...pages, { kind: 'all-text', href: fullTextAddress, text: text.trim() }],
    count,
  };
}

/** The message if there are no pages to show. Null if there are matches. */
export function toNote(titles: Titles, count: number, text: string): string | null {
  switch (titles.status) {
    case 'idle':
    case 'loading':
      return 'Loading the page titles…';
    case 'failed':
      return 'Could not load the page titles. Select this box again to retry.';
    case 'loaded':
      return count > 0 ? null : `No title, path or parameter matches “${text.trim()}”.`;
    default:
      return titles satisfies never;
  }
}

/** The announced number of matches. */
export function toCount(count: number): string {
  if (count === 1) return '1 page matches';
  return count > mostPages
    ? `${count} pages match, these are the first ${mostPages}`
    : `${count} pages match`;
}
