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
