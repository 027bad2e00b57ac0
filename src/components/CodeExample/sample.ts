import type { HttpRequest } from '@site/src/request/model';
import { findLanguage, languages } from '@site/src/samples';

export interface Sample {
  readonly code: string;
  /** The grammar for highlighting. */
  readonly grammar: string;
  /** For screen readers. */
  readonly label: string;
  /** Whether the portal knows the language. If not, the code is a sentence. */
  readonly isKnown: boolean;
}

/** A request in a language, given by its ID or by any name that a reader typed. */
export function toSample(request: HttpRequest, language: string): Sample {
  const known = findLanguage(language);
  if (known === undefined) {
    const code = 'Contact API support for examples';
    return { code, grammar: 'text', label: 'Sample', isKnown: false };
  }
  const { label, grammar, toSample: toCode } = languages[known];
  return { code: toCode(request), grammar, label: `${label} sample`, isKnown: true };
}

/** The name of a language as a label: `Go` for `go`, and `Elixir` for `Elixir`. */
export function toLanguageName(language: string): string {
  const known = findLanguage(language);
  return known === undefined ? language : languages[known].label;
}
