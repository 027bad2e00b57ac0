import { findLanguage, type LanguageId, tabLanguageIds } from '@site/src/samples';
import { useLanguage } from '../CodeExample/useLanguage';

interface OfferedLanguages {
  readonly offered: readonly LanguageId[];
  readonly selected: LanguageId;
  readonly choose: (language: LanguageId) => void;
}

/**
 * The known languages that an editor named. If there are none, the languages with a tab and the
 * other one that the reader last chose.
 */
export function useOfferedLanguages(names: readonly string[] = []): OfferedLanguages {
  const { language, other, choose } = useLanguage();
  const named = names.flatMap((name) => findLanguage(name) ?? []);
  const usual = other === undefined ? tabLanguageIds : [...tabLanguageIds, other];
  const offered = [...new Set(named.length > 0 ? named : usual)];
  const selected = offered.find((one) => one === findLanguage(language)) ?? offered[0] ?? 'curl';
  return { offered, selected, choose };
}
