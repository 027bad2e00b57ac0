import { useEffect, useMemo, useState } from 'react';
import type { Found, FoundPage } from '@portal/src/search/find';
import type { PageTitle } from '@portal/src/search/model';
import * as messages from '@portal/src/messages/en/search';
import { say, sayCount } from '@portal/src/messages/say';
import { afterPaint } from '../ui/hooks';
import { toSearchPart, useSearch } from './useSearch';

/** A selectable line of the dropdown: a page, or the page of all results. */
export interface Option {
  readonly href: string;
  readonly page?: PageTitle;
  /** What matches, if it is not the title. */
  readonly found?: FoundPage;
}

type SearchState = ReturnType<typeof useSearch>['search'];

const mostPages = 50;

/** The results beyond titles. The page of all results has the others. */
const mostMore = 8;

/** Of more matches, these are drawn with each key. A reader sees five of them. */
const firstPages = 8;

/** The pause after which the others are drawn, in milliseconds. */
const pause = 400;

/** What the box offers for a text: titles at once, then what else is found. */
export function useOffer(wanted: string, searchPage: string) {
  const { search, load } = useSearch();
  const more = useMore(search, wanted);
  const { options, firstOptions, ...others } = useMemo(
    () => buildOffer(search, more, wanted, searchPage),
    [search, more, wanted, searchPage],
  );
  const hasPaused = useSettled(wanted) === wanted;
  return { ...others, options: hasPaused ? options : firstOptions, load };
}

/** The results beyond titles. Those of the text before stay until others are found. */
function useMore(search: SearchState, text: string): More | undefined {
  const [more, setMore] = useState<More & { readonly of: SearchState }>();
  useEffect(() => {
    if (typeof search !== 'object' || text === '') return;
    let isCurrent = true;
    const keep = (found: Found | 'failed') => {
      if (isCurrent) setMore({ of: search, text, found });
    };
    const cancel = afterPaint(() => {
      search.findMore(text, mostMore).then(keep, () => keep('failed'));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [search, text]);
  return more?.of === search ? more : undefined;
}

interface More {
  /** What was searched for. */
  readonly text: string;
  readonly found: Found | 'failed';
}

function buildOffer(
  search: SearchState,
  more: More | undefined,
  wanted: string,
  searchPage: string,
) {
  const titles = typeof search === 'object' ? search.findTitles(wanted) : [];
  const pages = titles.slice(0, mostPages).map((page): Option => ({ href: page.permalink, page }));
  const found = typeof more?.found === 'object' ? more.found : undefined;
  const others = (found?.results ?? [])
    .filter(({ page }) => !titles.includes(page))
    .map((result): Option => ({ href: result.href, page: result.page, found: result }));
  const all: Option = { href: searchPage + toSearchPart(wanted) };
  const toOptions = (most: number) => [...pages.slice(0, most), ...others, all];
  const { count = 0, corrected } = found ?? {};
  const isPending = typeof search === 'object' && more?.text !== wanted;
  const matches = titles.length + count;
  return {
    options: toOptions(mostPages),
    firstOptions: toOptions(titles.length > mostPages ? firstPages : mostPages),
    corrected,
    summary:
      isPending && matches === 0
        ? messages.searching
        : toSummary(more?.found === 'failed' ? 'failed' : search, matches, wanted),
  };
}

function toSummary(search: SearchState, count: number, text: string): string {
  if (search === 'failed') return messages.notLoaded;
  if (typeof search !== 'object') return messages.loading;
  if (count === 0) return say(messages.nothing, { text });
  return sayCount(messages.matches, count);
}

/** A text that has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
