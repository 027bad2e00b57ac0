import { memo, type ReactNode, useEffect, useId, useRef } from 'react';
import clsx from 'clsx';
import type { PageTitle } from '@portal/src/search/model';
import * as messages from '@portal/src/messages/en/search';
import { say } from '@portal/src/messages/say';
import { useMenu } from '../ui/hooks';
import EndpointLine from './EndpointLine';
import Section from './Section';
import styles from './styles.module.css';
import type { Option } from './useOffer';
import { type Dropdown, useSearchBox } from './useSearchBox';

/** The search box in the header. Shows matches, and submits to the page of all results. */
export default function SearchBox() {
  const search = useSearchBox();
  const { dropdown, input } = search;
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  useMenu(form, search.close);
  return (
    <form
      ref={form}
      className={clsx('grow', styles.search)}
      role="search"
      aria-label={messages.site}
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
        placeholder={messages.searchDocumentation}
        aria-label={messages.searchDocumentation}
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
      {search.text === '' && (
        <kbd className={styles.shortcut} aria-hidden="true">
          /
        </kbd>
      )}
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
  const { options, active, summary, corrected } = dropdown;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector('[aria-selected="true"]');
    line?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [active]);
  const titles = options.filter(({ page, found }) => page && !found);
  const toLine = (option: Option) => (
    <Line
      key={option.href}
      id={toOptionId(id, options.indexOf(option))}
      option={option}
      isActive={option === active}
      dropdown={dropdown}
    />
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the box
    <div
      className={clsx('box floating wrap small', styles.dropdown)}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length === 1 && <p className="flat padded">{summary}</p>}
      <div ref={list} id={id} role="listbox" aria-label={messages.matchingPages}>
        {titles.map(toLine)}
        <Group label={toLabel(titles.length > 0, corrected)}>
          {options.filter(({ found }) => found).map(toLine)}
        </Group>
        {options.filter(({ page }) => !page).map(toLine)}
      </div>
    </div>
  );
}

function toLabel(hasTitles: boolean, corrected?: string): string {
  if (corrected !== undefined) return say(messages.resultsFor, { text: corrected });
  return hasTitles ? messages.moreResults : messages.results;
}

/** The results of a kind, below its name. */
function Group({ label, children }: { readonly label: string; readonly children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={clsx('flat muted tiny', styles.group)}>
        {label}
      </p>
      {children}
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly option: Option;
  readonly isActive: boolean;
  readonly dropdown: Pick<Dropdown, 'text' | 'activate' | 'choose'>;
}

function Line({ id, option, isActive, dropdown: { text, activate, choose } }: LineProps) {
  return (
    <a
      id={id}
      className={clsx(
        'inline between plain',
        styles.option,
        !option.page && ['accent', styles.all],
      )}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href}
      onMouseMove={() => {
        if (!isActive) activate(option);
      }}
      onClick={(event) => {
        // The browser opens the link elsewhere.
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        choose(option);
      }}
    >
      {option.page ? (
        <PageText page={option.page} found={option.found} />
      ) : (
        say(messages.searchAllTextFor, { text })
      )}
    </a>
  );
}

/** Most lines stay when a reader types another letter. */
const PageText = memo(function PageText({
  page,
  found,
}: Pick<Option, 'found'> & { readonly page: PageTitle }) {
  const { title, category, endpoint } = page;
  const [section] = found?.sections ?? [];
  return (
    <>
      <span>{title}</span> <span className="muted tiny">{category}</span>
      {endpoint && <EndpointLine endpoint={endpoint} />}
      {section && (
        <>
          {' '}
          <Section section={section} />
        </>
      )}
    </>
  );
});
