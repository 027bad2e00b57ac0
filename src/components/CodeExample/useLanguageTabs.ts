import { useState } from 'react';
import { findLanguage, tabLanguageIds } from '@site/src/samples';
import type { Tab } from '../Tabs/TabList';
import { toLanguageName } from './sample';
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
  const named = [...tabLanguageIds, ...(other === null ? [] : [other])];
  const tabs = named.map((id) => ({ id, label: toLanguageName(id) }));
  const select = (id: string) => {
    setSearching(id === searchTab.id);
    if (id !== searchTab.id) choose(id);
  };
  const known = findLanguage(language);
  const current = named.find((id) => id === language || findLanguage(id) === known) ?? language;
  const selected = isSearching ? searchTab.id : current;
  return { language, tabs: [...tabs, searchTab], selected, isSearching, select, choose };
}
