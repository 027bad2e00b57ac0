import { type ReactNode, useId } from 'react';
import clsx from 'clsx';
import controls from '../ui/controls.module.css';
import Results, { toOptionId } from './Results';
import styles from './styles.module.css';
import { useOutsidePress } from '../ui/hooks';
import { useTitleSearch } from './useTitleSearch';

/** The search box in the header. Shows matching titles, and submits to the full-text search. */
export default function TitleSearch(): ReactNode {
  const search = useTitleSearch();
  const { dropdown, input } = search;
  const listId = useId();
  const form = useOutsidePress<HTMLFormElement>(dropdown !== null, search.close);
  return (
    <form
      ref={form}
      className={styles.search}
      role="search"
      aria-label="Page titles"
      action={search.searchPage}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) search.close();
      }}
    >
      <Magnifier />
      <input
        ref={input}
        className={clsx(controls.field, styles.input)}
        type="search"
        name="q"
        placeholder="Search documentation"
        aria-label="Search documentation"
        aria-keyshortcuts="/ Control+K Meta+K"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={dropdown !== null}
        aria-controls={listId}
        aria-activedescendant={
          dropdown?.active && toOptionId(listId, dropdown.options.indexOf(dropdown.active))
        }
        value={search.text}
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
        onPointerEnter={search.load}
        onFocus={search.open}
        onClick={search.open}
        onKeyDown={search.press}
      />
      <kbd className={styles.shortcut} aria-hidden="true">
        /
      </kbd>
      <span className="sr-only" role="status" aria-live="polite">
        {dropdown?.summary}
      </span>
      {dropdown && (
        <Results
          id={listId}
          dropdown={dropdown}
          onActivate={search.activate}
          onChoose={search.choose}
        />
      )}
    </form>
  );
}

function Magnifier(): ReactNode {
  return (
    <svg className={styles.magnifier} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </svg>
  );
}
