import { useState } from 'react';
import { findLanguage, type LanguageId, tabLanguageIds } from '@site/src/samples';
import { useLanguage } from '../CodeExample/useLanguage';

interface OfferedLanguages {
  readonly offered: readonly LanguageId[];
  readonly selected: LanguageId;
  readonly choose: (language: LanguageId) => void;
}

/**
 * The known languages that an editor named. If there are none, the languages with a tab and the one
 * that the reader chose elsewhere, which remains available.
 */
export function useOfferedLanguages(names: readonly string[] = []): OfferedLanguages {
  const [language, choose] = useLanguage();
  const [own, setOwn] = useState<LanguageId>();
  const chosen = findLanguage(language);
  const named = names.flatMap((name) => findLanguage(name) ?? []);
  const isOwn = chosen !== undefined && !tabLanguageIds.includes(chosen);
  if (isOwn && chosen !== own) setOwn(chosen);
  const usual = own === undefined ? tabLanguageIds : [...tabLanguageIds, own];
  const offered = [...new Set(named.length > 0 ? named : usual)];
  const selected = offered.find((one) => one === chosen) ?? offered[0] ?? 'curl';
  return { offered, selected, choose };
}
