import { type ReactNode, type SubmitEvent, useState } from 'react';
import { findLanguage, type LanguageId, languages, searchLanguageIds } from '@site/src/samples';
import Button from '../Control/Button';
import controls from '../Control/styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** The current choice: a language ID, or the text that the reader typed. */
  readonly language: string;
  readonly onChoose: (language: string) => void;
}

/** Searches the languages without a tab. Also accepts any other name. */
export default function LanguageSearch({ language, onChoose }: Props): ReactNode {
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onChoose(findLanguage(text) ?? text.trim());
  };
  return (
    <form className={styles.search} onSubmit={submit}>
      <input
        className={controls.field}
        type="text"
        value={text}
        placeholder="Find a language, or type any name and press Enter"
        aria-label="Language"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.choices} role="group" aria-label="Languages">
        {matchLanguages(text).map((id) => (
          <Button
            key={id}
            aria-pressed={findLanguage(language) === id}
            onClick={() => onChoose(id)}
          >
            {languages[id].label}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** The languages whose name or alias contains the text. */
function matchLanguages(text: string): readonly LanguageId[] {
  const wanted = text.trim().toLowerCase();
  const named = findLanguage(text);
  return searchLanguageIds.filter(
    (id) => id === named || languages[id].label.toLowerCase().includes(wanted),
  );
}
