import { findLanguage, tabLanguageIds } from '@site/src/samples';
import { remember, useChoice } from '../choice';

interface ChosenLanguage {
  /** The ID of a language, or a name that the reader typed. */
  readonly language: string;
  /** The last chosen language without a fixed tab. It gets an extra tab. */
  readonly other: string | null;
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
  return { language, other: isTab(language) ? stored : language, choose };
}

function choose(language: string): void {
  remember(key, language);
  if (!isTab(language)) remember(otherKey, language);
}

function isTab(language: string): boolean {
  return tabLanguageIds.some((id) => id === findLanguage(language));
}
