/** The rows of fields: how links, keys and the list of missing values lead to them. */
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import * as messages from '@portal/src/messages/en/endpoint';
import { copy } from '../Shell/clipboard';
import { useHashTarget } from '../ui/hooks';

/** How long the row of a field is tinted, in milliseconds. */
const tint = 2000;

/** The links of rows to their own addresses. Not in the order of Tab, since each row has one. */
const rowLinks = 'li[id] .hash-link';

/** Where the arrow keys lead to the next row: from a link, and from the filter of the rows. */
const leadsToRows = `${rowLinks}, [data-leads-to-rows]`;

/** The props of an element with rows, for its links and keys. Shows the field in the page's address. */
export function useFieldRows() {
  const ref = useRef<HTMLElement>(null);
  useHashTarget(ref, (target) => {
    openLists(target);
    if (target.tagName === 'LI') mark(target);
  });
  /** Copies the address of a field. */
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest('a');
    const isForNewTab = ctrlKey || metaKey || shiftKey || altKey;
    if (!link || !link.matches(rowLinks) || isForNewTab) return;
    event.preventDefault();
    // The router would scroll to the field, which is in view already.
    window.history.pushState(window.history.state, '', link.hash);
    void copy(link.href, messages.linkCopied);
  };
  return { ref, onClick, onKeyDown };
}

/** Moves the focus to a field: its input, or the button that adds the first value of a list. */
export function leadToField(path: string): void {
  const field = document.getElementById(path);
  if (!field) return;
  openLists(field);
  (field.querySelector<HTMLElement>('input, select, textarea, button') ?? field).focus();
}

/** Alt+Enter copies the address of the field. The arrow keys move the focus between links. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, altKey, target } = event;
  if (!(target instanceof HTMLElement)) return;
  if (key === 'Enter' && altKey) {
    event.preventDefault();
    target.closest('li[id]')?.querySelector<HTMLElement>('.hash-link')?.click();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || !target.matches(leadsToRows)) return;
  event.preventDefault();
  const rows = target.closest('section')?.querySelectorAll<HTMLElement>(rowLinks) ?? [];
  const shown = [...rows].filter((row) => row.checkVisibility());
  shown[Math.max(0, shown.indexOf(target) + step)]?.focus();
}

/** Shows the rows of a section that contain the text of an input, and those around. Counts them. */
export function filterRows(input: HTMLInputElement): number {
  const text = input.value.trim().toLowerCase();
  const section = input.closest('section');
  section?.toggleAttribute('data-filtered', text !== '');
  const rows = [...(section?.querySelectorAll('li') ?? [])];
  // Inner rows first.
  for (const row of rows.toReversed()) {
    const isMatch = `${row.id} ${row.textContent}`.toLowerCase().includes(text);
    row.hidden = !isMatch && row.querySelector('li:not([hidden])') === null;
  }
  for (const list of section?.querySelectorAll('details') ?? []) {
    list.open = text !== '' && list.querySelector('li:not([hidden])') !== null;
  }
  return rows.filter(({ hidden }) => !hidden).length;
}

function openLists(target: Element): void {
  for (const list of document.querySelectorAll('details')) {
    if (list.contains(target)) list.open = true;
  }
}

function mark(row: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  row.animate({ backgroundColor: ['var(--color-mark)', 'transparent'] }, tint);
}
