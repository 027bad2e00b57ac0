import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import MethodBadge from '../MethodBadge';
import type { Option } from './options';
import styles from './styles.module.css';
import type { Dropdown } from './useTitleSearch';

interface Props {
  readonly id: string;
  readonly dropdown: Dropdown;
  readonly onActivate: (option: Option) => void;
  readonly onChoose: (option: Option) => void;
}

/** The dropdown below the search box. The focus stays in the box. */
export default function Results({ id, dropdown, onActivate, onChoose }: Props): ReactNode {
  const { options, active, note } = dropdown;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the box
    <div className={styles.dropdown} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      {note !== null && <p className={styles.note}>{note}</p>}
      <div id={id} role="listbox" aria-label="Matching pages">
        {options.map((option, position) => (
          <OptionLine
            key={option.href}
            id={toOptionId(id, position)}
            option={option}
            isActive={option === active}
            onActivate={onActivate}
            onChoose={onChoose}
          />
        ))}
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
      <OptionText option={option} />
    </a>
  );
}

function OptionText({ option }: { readonly option: Option }): ReactNode {
  if (option.kind === 'all-text') return `Search all text for “${option.text}”`;
  const { page, parameter } = option.match;
  return (
    <>
      <span>{page.title}</span> <span className={styles.category}>{page.category}</span>
      {page.endpoint && (
        <span className={styles.endpoint}>
          {' '}
          <MethodBadge method={page.endpoint.method} size="small" />{' '}
          <code>/{page.endpoint.path}</code>
          {parameter !== undefined && (
            <>
              {' '}
              <mark>{parameter}</mark>
            </>
          )}
        </span>
      )}
    </>
  );
}

/** Whether a click opens the link in the current tab. */
function isPlain({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
