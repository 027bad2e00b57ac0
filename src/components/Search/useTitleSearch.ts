import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import loaders from '@generated/search/default';
import { useVersionPath, useVersions } from '../Shell/versions';
import { useDocumentEvent } from '../ui/hooks';
import type { TitleIndex, TitleMatch } from './matchTitles';

/** A selectable line of the dropdown: a page, or the full-text results. */
interface Option {
  readonly href: string;
  readonly match?: TitleMatch;
}

/** The open dropdown: its options with what they do, and the number of matches or why there are none. */
export type Dropdown = NonNullable<ReturnType<typeof useTitleSearch>['dropdown']>;

/** The typed text, and whether the dropdown is open, with the URL of the active option. */
type Box =
  | { readonly status: 'closed'; readonly text: string }
  | { readonly status: 'open'; readonly text: string; readonly active?: string | undefined };

const mostPages = 50;

/** Of more matches, these are drawn with each key. A reader sees five of them. */
const firstPages = 8;

/** The pause after which the others are drawn, in milliseconds. */
const pause = 400;

export function useTitleSearch() {
  const [box, setBox] = useState<Box>({ status: 'closed', text: '' });
  const { titles, load } = useTitles();
  const history = useHistory();
  const searchPage = useBaseUrl(`${useVersionPath()}/search`);
  const input = useRef<HTMLInputElement>(null);
  useShortcut(input);

  const wanted = box.text.trim();
  const offer = useMemo(() => buildOffer(titles, wanted, searchPage), [titles, wanted, searchPage]);
  const hasPaused = useSettled(wanted) === wanted;
  const options = hasPaused ? offer.options : offer.firstOptions;
  const isOpen = box.status === 'open' && wanted !== '';
  const active = isOpen ? options.find(({ href }) => href === box.active) : undefined;

  const activate = (option: Option | undefined) =>
    setBox({ ...box, status: 'open', active: option?.href });
  const close = () => {
    if (isOpen) setBox({ status: 'closed', text: box.text });
  };
  const choose = ({ href }: Option) => {
    setBox({ status: 'closed', text: '' });
    input.current?.blur();
    history.push(href);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing || wanted === '') return;
    if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Escape') event.preventDefault();
    if (key === 'ArrowDown') activate(toNeighbour(options, active, 1));
    if (key === 'ArrowUp') activate(toNeighbour(options, active, -1));
    if (key === 'Escape') setBox({ status: 'closed', text: isOpen ? box.text : '' });
    if ((key === 'Home' || key === 'End') && isOpen) activate(undefined);
  };
  const { summary } = offer;
  return {
    text: box.text,
    searchPage,
    dropdown: isOpen ? { summary, options, text: wanted, active, activate, choose } : null,
    input,
    type: (text: string) => setBox({ status: 'open', text }),
    press,
    load,
    open: () => {
      load();
      if (!isOpen) setBox({ status: 'open', text: box.text });
    },
    close,
    /** Opens the active option, or the full-text results if there is none. */
    submit: () => {
      const option = active ?? options.at(-1);
      if (option && wanted !== '') choose(option);
    },
  };
}

type Titles = TitleIndex | 'loading' | 'failed';

function useTitles() {
  const version = useVersionName();
  const [byVersion, setByVersion] = useState<Readonly<Record<string, Titles>>>({});
  const titles = byVersion[version];
  const keep = (loaded: Titles) => setByVersion((known) => ({ ...known, [version]: loaded }));
  /** Does nothing while they are loading or after they have loaded. */
  const load = () => {
    if (titles && titles !== 'failed') return;
    keep('loading');
    loadTitles(version).then(keep, () => keep('failed'));
  };
  return { titles, load };
}

/** The version whose titles and text are searched. */
export function useVersionName(): string {
  return useVersions().active?.name ?? 'current';
}

export async function loadTitles(version: string): Promise<TitleIndex> {
  const [titles, { createIndex }] = await Promise.all([
    loaders[version]?.(),
    import('./matchTitles'),
  ]);
  return createIndex(titles?.default ?? []);
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

function buildOffer(titles: Titles | undefined, wanted: string, searchPage: string) {
  const matches = typeof titles === 'object' ? findSimilar(titles, wanted) : [];
  const pages: readonly Option[] = matches
    .slice(0, mostPages)
    .map((match) => ({ href: match.href, match }));
  const all: Option = { href: searchPage + toSearchPart(wanted) };
  const options = [...pages, all];
  return {
    options,
    firstOptions: matches.length > mostPages ? [...pages.slice(0, firstPages), all] : options,
    summary: toSummary(titles, matches.length, wanted),
  };
}

function findSimilar({ find, correct }: TitleIndex, text: string): readonly TitleMatch[] {
  const matches = find(text);
  return matches.length > 0 ? matches : find(correct(text));
}

/**
 * The query string of the full-text page for a text, such as `?q=page%20size`. Empty for blank text.
 * All pages load this file, but only the full-text page loads its own code.
 */
export function toSearchPart(text: string): string {
  return text.trim() === '' ? '' : `?q=${encodeURIComponent(text.toWellFormed())}`;
}

function toSummary(titles: Titles | undefined, count: number, text: string): string {
  if (titles === 'failed') return 'Could not load the page titles. Select this box again to retry.';
  if (typeof titles !== 'object') return 'Loading the page titles…';
  if (count === 0) return `No title, path or field matches “${text}”.`;
  return count === 1 ? '1 page matches' : `${count} pages match`;
}

/** The option a number of steps away. Wraps around at both ends. */
function toNeighbour(options: readonly Option[], active: Option | undefined, step: 1 | -1) {
  if (!active) return options.at(step === 1 ? 0 : -1);
  return options.at((options.indexOf(active) + step) % options.length);
}

/** Ctrl-K, Cmd-K and, outside fields, `/` focus the search box. */
function useShortcut(input: RefObject<HTMLInputElement | null>): void {
  useDocumentEvent('keydown', (event) => {
    if (event.defaultPrevented || !isShortcut(event)) return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  });
}

function isShortcut({ key, altKey, ctrlKey, metaKey, shiftKey, target }: globalThis.KeyboardEvent) {
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !altKey && !shiftKey;
  return key === '/' && !altKey && !ctrlKey && !metaKey && !isField(target);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !==
      null
  );
}
