import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  findLanguage,
  type LanguageId,
  languageIds,
  languageNames,
} from '@portal/src/samples/languages';
import * as messages from '@portal/src/messages/en/code';
import Button from '../ui/Button';

interface Props {
  readonly language: string;
  /** The languages with a tab, which are not found. */
  readonly tabs: readonly LanguageId[];
  readonly onChoose: (language: string) => void;
}

/** Searches the languages without a tab. Also accepts any other name. */
export default function LanguageSearch({ language, tabs, onChoose }: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTabClicked()) field.current?.focus();
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onChoose(findLanguage(text) ?? text.trim());
  };
  return (
    <form className="stack ruled padded" onSubmit={submit}>
      <input
        ref={field}
        className="field"
        type="text"
        value={text}
        placeholder={messages.findLanguage}
        aria-label={messages.language}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="inline" role="group" aria-label={messages.languages}>
        {matchLanguages(text, tabs).map((id) => (
          <Button
            key={id}
            aria-pressed={findLanguage(language) === id}
            onClick={() => onChoose(id)}
          >
            {languageNames[id].label}
          </Button>
        ))}
      </div>
    </form>
  );
}

/**
 * Whether a mouse has just opened the search. The focus stays on a tab that was chosen with the
 * keyboard, and touch screens would show their keyboard over the languages.
 */
function isTabClicked(): boolean {
  const tab = document.activeElement;
  const isTab = tab?.getAttribute('role') === 'tab' && !tab.matches(':focus-visible');
  return isTab && window.matchMedia('(pointer: fine)').matches;
}

function matchLanguages(text: string, tabs: readonly LanguageId[]): readonly LanguageId[] {
  const wanted = text.trim().toLowerCase();
  const named = findLanguage(text);
  const isFound = (id: LanguageId) =>
    id === named || languageNames[id].label.toLowerCase().includes(wanted);
  return languageIds.filter((id) => !tabs.includes(id) && isFound(id));
}
