import { type KeyboardEvent, type RefObject, useMemo, useReducer, useRef } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { toSearchPart } from '../FullTextSearch/address';
import { useVersionPath } from '../Shell/versions';
import { emptyBox, toNeighbour, toNextBox } from './box';
import { buildOffer, type Offer, type Option, toNote } from './options';
import { type Titles, useTitles } from './useTitles';

/** The options in the open dropdown. */
export interface Dropdown extends Offer {
  readonly active: Option | undefined;
  /** The message if there are no matches. */
  readonly note: string | null;
}

interface TitleSearch {
  readonly text: string;
  /** URL of the full-text results. */
  readonly searchPage: string;
  readonly dropdown: Dropdown | null;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  readonly press: (event: KeyboardEvent) => void;
  /** Loads the titles if necessary. */
  readonly load: () => void;
  /** Opens the dropdown and loads the titles if necessary. */
  readonly open: () => void;
  readonly close: () => void;
  readonly activate: (option: Option | undefined) => void;
  readonly choose: (option: Option) => void;
  /** Opens the active option, or the full-text results if there is none. */
  readonly submit: () => void;
}

/** The state of the search box in the header. */
export function useTitleSearch(): TitleSearch {
  const [box, change] = useReducer(toNextBox, emptyBox);
  const { titles, load } = useTitles();
  const history = useHistory();
  const searchPage = useBaseUrl(`${useVersionPath()}/search`);
  const input = useRef<HTMLInputElement>(null);

  const { text } = box;
  const { options, count } = useOffer(titles, text, searchPage);
  const isOpen = box.status === 'open' && text.trim() !== '';
  const active = isOpen ? options.find(({ href }) => href === box.active) : undefined;

  const activate = (option: Option | undefined) =>
    change({ type: 'activate', href: option?.href ?? null });
  const choose = (option: Option | undefined) => {
    if (!option) return;
    change({ type: 'clear' });
    input.current?.blur();
    history.push(option.href);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || text.trim() === '') return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        activate(toNeighbour(options, active, event.key === 'ArrowDown' ? 1 : -1));
        break;
      case 'Home':
      case 'End':
        if (isOpen) activate(undefined);
        break;
      case 'Escape':
        event.preventDefault();
        change({ type: isOpen ? 'close' : 'clear' });
        break;
    }
  };
  return {
    text,
    searchPage,
    dropdown: isOpen ? { options, count, active, note: toNote(titles, count, text) } : null,
    input,
    type(typed) {
      if (titles.status === 'idle') load();
      change({ type: 'type', text: typed });
    },
    press,
    load,
    open() {
      load();
      change({ type: 'open' });
    },
    close: () => change({ type: 'close' }),
    activate,
    choose,
    submit: () => choose(active ?? options.at(-1)),
  };
}

/** Matches again only when the text changes, not when another option becomes active. */
function useOffer(titles: Titles, text: string, searchPage: string): Offer {
  return useMemo(
    () => buildOffer(titles, text, searchPage + toSearchPart(text.trim())),
    [titles, text, searchPage],
  );
}
