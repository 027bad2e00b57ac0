import { memo, type ReactNode } from 'react';
import type { HttpRequest } from '@site/src/request/model';
import { findLanguage, type LanguageId, languages, searchLanguageIds } from '@site/src/samples';
import { dispatch } from '../events';
import { remember, useChoice } from '../ui/choice';
import CopyButton from './CopyButton';

interface Sample {
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

interface Props {
  /** Returns the request. */
  readonly read: () => HttpRequest;
  /** The ID of a language, or any name that a reader typed. */
  readonly language: string;
  /** Which values the request does not have. The toast says it too. */
  readonly missing?: ReactNode;
  readonly shortcut?: string;
  readonly kind?: 'primary';
}

const copied = 'Request code copied to clipboard';

/** Copies the request as code. Memoized, since form input changes only what it reads. */
export const CopySample = memo(function CopySample(props: Props): ReactNode {
  const { read, language, missing, ...button } = props;
  const known = findLanguage(language);
  return (
    <CopyButton
      text={() => toSample(read(), language).code}
      copiedText={
        missing ? (
          <>
            <p>{copied}</p>
            {missing}
          </>
        ) : (
          copied
        )
      }
      {...button}
      onCopied={() => known && dispatch('portal:copy', { language: known })}
    />
  );
});

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
