import { remember, useChoice } from '../choice';

const key = 'language';

/** The language before anything was chosen. */
const initial = 'curl';

/** The chosen language, an id or a text that the reader typed, on every page and in every tab. */
export function useLanguage(): readonly [language: string, choose: (language: string) => void] {
  return [useChoice(key) ?? initial, choose];
}

function choose(language: string): void {
  remember(key, language);
}
