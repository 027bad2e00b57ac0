import { useState } from 'react';
import { choose, remember, useChoice } from '../choice';
import type { Props as Item } from './Item';

interface Selection {
  readonly selected: string;
  /** Opens a tab in the entire group, in this visit and later ones. */
  readonly select: (value: string) => void;
  /** Opens a tab in the entire group, in this visit only. */
  readonly reveal: (value: string) => void;
}

/** The open tab: the selection of the group if these tabs include it, or their own selection. */
export function useSelection(items: readonly Item[], group: string | undefined): Selection {
  const key = group === undefined ? undefined : `docusaurus.tab.${group}`;
  const shared = useChoice(key);
  const [own, setOwn] = useState<string>();
  const known = [shared, own].find((value) => items.some((item) => item.value === value));
  const initial = items.find((item) => item.default) ?? items[0];
  return {
    selected: known ?? initial?.value ?? '',
    select(value) {
      setOwn(value);
      if (key !== undefined) remember(key, value);
    },
    reveal(value) {
      setOwn(value);
      if (key !== undefined) choose(key, value);
    },
  };
}
