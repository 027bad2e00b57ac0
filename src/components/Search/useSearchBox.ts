import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useApis } from '../Shell/apis';
import { useVersionPath } from '../Shell/versions';
import { useDocumentEvent } from '../ui/hooks';
import { type Option, useOffer } from './useOffer';

/** The open dropdown: its options with what they do, and the number of matches or why there are none. */
export type Dropdown = NonNullable<ReturnType<typeof useSearchBox>['dropdown']>;

/** The typed text, and whether the dropdown is open, with the URL of the active option. */
type Box =
  | { readonly status: 'closed'; readonly text: string }
  | { readonly status: 'open'; readonly text: string; readonly active?: string | undefined };

export function useSearchBox() {
  const [box, setBox] = useState<Box>({ status: 'closed', text: '' });
  const history = useHistory();
  const searchPage = useBaseUrl(`${useVersionPath()}/search`);
  const input = useRef<HTMLInputElement>(null);
  useShortcut(input);

  const wanted = box.text.trim();
  const { options, summary, corrected, load } = useOffer(wanted, searchPage);
  const isOpen = box.status === 'open' && wanted !== '';
  const active = isOpen ? options.find(({ href }) => href === box.active) : undefined;

  const activate = (option: Option | undefined) =>
    setBox({ ...box, status: 'open', active: option?.href });
  const close = () => {
    if (isOpen) setBox({ status: 'closed', text: box.text });
  };
  const { isOther } = useApis();
  const choose = ({ href, page }: Option) => {
    setBox({ status: 'closed', text: '' });
    input.current?.blur();
    // The pages of another API are another app.
    if (isOther(page?.api)) location.assign(href);
    else history.push(href);
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
  return {
    text: box.text,
    searchPage,
    dropdown: isOpen
      ? { summary, corrected, options, text: wanted, active, activate, choose }
      : null,
    input,
    type: (text: string) => setBox({ status: 'open', text }),
    press,
    load,
    open: () => {
      load();
      if (!isOpen) setBox({ status: 'open', text: box.text });
    },
    close,
    /** Opens the active option, or all results if there is none. */
    submit: () => {
      const option = active ?? options.at(-1);
      if (option && wanted !== '') choose(option);
    },
  };
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
