/** The languages of the code samples, in tab order (spec §2). */
import type { HttpRequest } from '../request/model';
import { toCurl } from './curl';
import { toJavaScript } from './javascript';
import { toPython } from './python';

interface Language {
  readonly label: string;
  /** Name of the grammar that colours the sample. */
  readonly grammar: string;
  readonly toSample: (request: HttpRequest) => string;
}

export const languages = {
  curl: { label: 'cURL', grammar: 'bash', toSample: toCurl },
  python: { label: 'Python', grammar: 'python', toSample: toPython },
  javascript: { label: 'JavaScript', grammar: 'javascript', toSample: toJavaScript },
} as const satisfies Record<string, Language>;

export type LanguageId = keyof typeof languages;

export const languageIds = Object.keys(languages) as readonly LanguageId[];

/** The languages with a tab of their own; the others are found in the Search tab. */
export const tabLanguageIds: readonly LanguageId[] = ['curl', 'python', 'javascript'];

export const searchLanguageIds: readonly LanguageId[] = languageIds.filter(
  (id) => !tabLanguageIds.includes(id),
);

/** The language that a reader names, without regard to case, spaces and common aliases. */
export function findLanguage(text: string): LanguageId | undefined {
  const name = text.toLowerCase().replaceAll(/\s/g, '');
  return languageIds.find((id) => id === name || languages[id].label.toLowerCase() === name);
}
