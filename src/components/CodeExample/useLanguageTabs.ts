import { useCallback, useMemo, useState } from 'react';
import { findLanguage, type LanguageId, languages, tabLanguageIds } from '@site/src/samples';
import type { Tab } from '../Tabs/TabList';
import { useLanguage } from './useLanguage';

interface LanguageTabs {
  readonly language: string;
  readonly tabs: readonly Tab<string>[];
  readonly selected: string;
  readonly isSearching: boolean;
  readonly select: (tab: string) => void;
  /** Chooses a language in the search, which stays open. */
  readonly choose: (language: string) => void;
}

const searchTab = { id: 'search', label: 'Search' };

/** The tabs of the common languages, of the one that the reader searched, and of the search. */
export function useLanguageTabs(): LanguageTabs {
  const { language, other, choose } = useLanguage();
  const [isSearching, setSearching] = useState(false);
  const tabs = useMemo(() => toTabs(other), [other]);
  const known = tabs.find(({ id }) => id === findLanguage(language));
  const selected = isSearching || !known ? searchTab.id : known.id;
  const select = useCallback(
    (id: string) => {
      setSearching(id === searchTab.id);
      if (id !== searchTab.id) choose(id);
    },
    [choose],
  );
  return { language, tabs, selected, isSearching: selected === searchTab.id, select, choose };
}

function toTabs(other: LanguageId | undefined): readonly Tab<string>[] {
  const named = other === undefined ? tabLanguageIds : [...tabLanguageIds, other];
  return [...named.map((id) => ({ id, label: languages[id].label })), searchTab];
}
