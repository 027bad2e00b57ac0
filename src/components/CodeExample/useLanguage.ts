import { findLanguage, type LanguageId, searchLanguageIds } from '@site/src/samples';
import { remember, useChoice } from '../choice';

interface ChosenLanguage {
  /** The ID of a language, or a name that the reader typed. */
  readonly language: string;
  /** The last chosen language without a fixed tab, which gets a tab. */
  readonly other: LanguageId | undefined;
  readonly choose: (language: string) => void;
}

const key = 'language';
const otherKey = 'other-language';

/** The default language. */
const initial = 'curl';

/** The language of samples on all pages and in all browser tabs. */
export function useLanguage(): ChosenLanguage {
  const language = useChoice(key) ?? initial;
  const stored = useChoice(otherKey);
  return { language, other: findOther(language) ?? findOther(stored ?? ''), choose };
}

function choose(language: string): void {
  remember(key, language);
  if (findOther(language)) remember(otherKey, language);
}

function findOther(language: string): LanguageId | undefined {
  return searchLanguageIds.find((id) => id === findLanguage(language));
}
