import type { RefObject } from 'react';
import type { FormValue } from '@site/src/request/model';
import { listOf } from '@site/src/request/values';
import { useFormDispatch } from './context';
import { useItemFocus } from './useItemFocus';

interface Items {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly items: readonly FormValue[];
  readonly add: (item: FormValue) => void;
  readonly remove: (index: number) => void;
}

/** The items of a list in the form. Moves the focus when items are added or removed. */
export function useItems(value: FormValue | undefined, path: string): Items {
  const dispatch = useFormDispatch();
  const { ref, focusItem } = useItemFocus();
  const items = listOf(value);

  const add = (item: FormValue) => {
    dispatch({ type: 'add', path, item });
    focusItem(items.length);
  };
  const remove = (index: number) => {
    dispatch({ type: 'remove', path, index });
    focusItem(Math.max(0, Math.min(index, items.length - 2)));
  };
  return { ref, items, add, remove };
}
