/** The search in the titles. The search box loads it together with them. */
import type { PageTitle } from '@site/src/titles';
import { toEntry } from './entries';
import { toAnchor } from './fieldMatch';
import { matchTitles, type TitleMatch } from './matches';
import { mostPages, type PageOption } from './options';

/** The first pages that match a text, and the number of all. */
export type Find = (text: string) => {
  readonly pages: readonly PageOption[];
  readonly count: number;
};

/** Prepares the search, so that a key only folds the typed text. */
export function createFind(pages: readonly PageTitle[]): Find {
  const entries = pages.map(toEntry);
  return (text) => {
    const matches = matchTitles(entries, text);
    return { pages: matches.slice(0, mostPages).map(toOption), count: matches.length };
  };
}

function toOption({ entry, at }: TitleMatch): PageOption {
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
