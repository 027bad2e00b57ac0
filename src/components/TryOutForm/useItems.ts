import { flushSync } from 'react-dom';
import type { FormAction } from '@site/src/request/form';
import type { FormValue } from '@site/src/request/model';
import { listOf } from '@site/src/request/values';
import { useFormDispatch } from './FormContext';

interface Items {
  /** Changes the list, then focuses an item: its first field, or what matches the selector. */
  readonly change: (action: FormAction, focused: number, selector?: string) => void;
  /** Removes an item, and focuses a neighbour. `done` says so to the reader, who can undo it. */
  readonly remove: (index: number, done: string) => void;
}

/** The changes of a list whose element has the path as its ID. The Add button follows the items. */
export function useItems(path: string, value: FormValue | undefined): Items {
  const dispatch = useFormDispatch();
  const change: Items['change'] = (action, focused, selector = 'input, select') => {
    flushSync(() => dispatch(action));
    const item = document.getElementById(path)?.children[focused];
    const target = item?.querySelector(selector) ?? item?.querySelector('button') ?? item;
    if (target instanceof HTMLElement) target.focus();
  };
  const remove: Items['remove'] = (index, done) => {
    const neighbour = Math.max(0, Math.min(index, listOf(value).length - 2));
    change({ type: 'remove', path, index, done }, neighbour);
  };
  return { change, remove };
}
