import { memo, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import { BreakablePath } from '../ui/InlineText';
import { MethodBadge } from '../ui/Badge';
import { type Option, type PageOption, toCount } from './options';
import styles from './styles.module.css';
import { useFirstItems } from '../useFirstItems';
import type { Dropdown } from './useTitleSearch';
import { useWholeRows } from './useWholeRows';

interface Props {
  readonly id: string;
  readonly dropdown: Dropdown;
  readonly onActivate: (option: Option) => void;
  readonly onChoose: (option: Option) => void;
}

/** More than the height of the dropdown shows. */
const rowsInView = 8;

/** The dropdown below the search box. The focus stays in the box. */
export default function Results({ id, dropdown, onActivate, onChoose }: Props): ReactNode {
  const { options, count, active, note } = dropdown;
  const shown = useFirstItems(options, rowsInView);
  const list = useWholeRows<HTMLDivElement>(shown);
  const toLine = (option: Option, position: number) => (
    <OptionLine
      key={option.href}
      id={toOptionId(id, position)}
      option={option}
      isActive={option === active}
      onActivate={onActivate}
      onChoose={onChoose}
    />
  );
  const last = options.length - 1;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the box
    <div
      ref={list}
      className={styles.dropdown}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {note !== null && <p className={styles.note}>{note}</p>}
      <div id={id} role="listbox" aria-label="Matching pages">
        {shown.filter(({ kind }) => kind === 'page').map(toLine)}
        <div className={styles.footer}>
          {options.slice(last).map((option) => toLine(option, last))}
          {count > 0 && (
            <span className={styles.count} aria-hidden="true">
              {toCount(count)}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

/** The ID that the box uses to refer to the active option. */
export function toOptionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

interface OptionLineProps extends Pick<Props, 'onActivate' | 'onChoose'> {
  readonly id: string;
  readonly option: Option;
  readonly isActive: boolean;
}

function OptionLine({ id, option, isActive, onActivate, onChoose }: OptionLineProps): ReactNode {
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isActive]);
  return (
    <a
      ref={line}
      id={id}
      className={clsx(styles.option, option.kind === 'all-text' && styles.allText)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href}
      onMouseMove={() => {
        if (!isActive) onActivate(option);
      }}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onChoose(option);
      }}
    >
      {option.kind === 'page' ? (
        <PageText page={option.page} parameter={option.parameter} />
      ) : (
        `Search all text for “${option.text}”`
      )}
    </a>
  );
}

/** Memoized, because the rows of a page stay the same while a reader types. */
const PageText = memo(function PageText({
  page,
  parameter,
}: Pick<PageOption, 'page' | 'parameter'>): ReactNode {
  return (
    <>
      <span>{page.title}</span> <span className={styles.category}>{page.category}</span>
      {page.endpoint && (
        <span className={styles.endpoint}>
          {' '}
          <MethodBadge method={page.endpoint.method} size="small" />{' '}
          <code>
            <BreakablePath>{`/${page.endpoint.path}`}</BreakablePath>
          </code>
          {parameter !== undefined && (
            <>
              {' '}
              <mark>
                <BreakablePath>{parameter}</BreakablePath>
              </mark>
            </>
          )}
        </span>
      )}
    </>
  );
});

/** Whether a click opens the link in the current tab. */
function isPlain({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
