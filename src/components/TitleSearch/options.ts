import { toAnchor } from './fieldMatch';
import { matchTitles, type TitleMatch } from './matches';
import type { Titles } from './useTitles';
import type { PageTitle } from '@site/src/titles';

/** A selectable line of the dropdown. */
export type Option =
  | {
      readonly kind: 'page';
      readonly href: string;
      readonly page: PageTitle;
      /** The path of the parameter that matches, if nothing else does: `locales.title`. */
      readonly parameter?: string;
    }
  | { readonly kind: 'all-text'; readonly href: string; readonly text: string };

/** What the dropdown offers for a text. */
export interface Offer {
  /** The matching pages, then a link to the full-text results. Empty for blank text. */
  readonly options: readonly Option[];
  /** The number of matching pages, of which the options contain the first ones. */
  readonly count: number;
}

/** More lines take too long to draw while a reader types. */
const mostPages = 100;

/** The pages that match a text, and a link to the full-text results. */
export function buildOffer(titles: Titles, text: string, fullTextAddress: string): Offer {
  if (text.trim() === '') return { options: [], count: 0 };
  const matches = titles.status === 'loaded' ? matchTitles(titles.entries, text) : [];
  const options: readonly Option[] = [
    ...matches.slice(0, mostPages).map(toOption),
    { kind: 'all-text', href: fullTextAddress, text: text.trim() },
  ];
  return { options, count: matches.length };
}

function toOption({ entry, at }: TitleMatch): Option {
  const { page } = entry;
  const anchor = at === undefined ? undefined : toAnchor(entry, at);
  if (anchor === undefined) return { kind: 'page', href: page.permalink, page };
  return {
    kind: 'page',
    href: `${page.permalink}#${encodeURIComponent(anchor)}`,
    page,
    parameter: anchor.slice(anchor.indexOf('.') + 1),
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
