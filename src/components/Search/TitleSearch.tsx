import { memo, useEffect, useId, useRef } from 'react';
import clsx from 'clsx';
import { useMenu } from '../ui/hooks';
import EndpointLine from './EndpointLine';
import type { TitleMatch } from './matchTitles';
import styles from './styles.module.css';
import { type Dropdown, useTitleSearch } from './useTitleSearch';

/** The search box in the header. Shows matching titles, and submits to the full-text search. */
export default function TitleSearch() {
  const search = useTitleSearch();
  const { dropdown, input } = search;
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  useMenu(form, search.close);
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
    >
      <svg className={clsx('icon muted', styles.magnifier)} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
      <input
        ref={input}
        className={clsx('field', styles.input)}
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
      <kbd className={clsx('muted', styles.shortcut)} aria-hidden="true">
        /
      </kbd>
      <span className="sr-only" role="status" aria-live="polite">
        {dropdown?.summary}
      </span>
      {dropdown && <Results id={listId} dropdown={dropdown} />}
    </form>
  );
}

function toOptionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

/** The dropdown below the search box. The focus stays in the box. */
function Results({ id, dropdown }: { readonly id: string; readonly dropdown: Dropdown }) {
  const { options, active, text, summary, activate, choose } = dropdown;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector('[aria-selected="true"]');
    line?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [active]);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the box
    <div
      className={clsx('box floating wrap small', styles.dropdown)}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length === 1 && <p className="flat padded">{summary}</p>}
      <div ref={list} id={id} role="listbox" aria-label="Matching pages">
        {options.map((option, position) => (
          <a
            key={option.href}
            id={toOptionId(id, position)}
            className={clsx('inline between plain', styles.option)}
            role="option"
            aria-selected={option === active}
            tabIndex={-1}
            href={option.href}
            onMouseMove={() => {
              if (option !== active) activate(option);
            }}
            onClick={(event) => {
              // The browser opens the link elsewhere.
              if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              choose(option);
            }}
          >
            {option.match ? <PageText {...option.match} /> : `Search all text for “${text}”`}
          </a>
        ))}
      </div>
    </div>
  );
}

/** Most lines stay when a reader types another letter. */
const PageText = memo(function PageText({ page, field }: TitleMatch) {
  const { title, category, endpoint } = page;
  return (
    <>
      <span>{title}</span> <span className="muted tiny">{category}</span>
      {endpoint && <EndpointLine endpoint={endpoint} field={field} />}
    </>
  );
});
