import { type ReactNode, useEffect, useRef } from 'react';
import EndpointLine from './EndpointLine';
import type { TitleMatch } from './matchTitles';
import styles from './styles.module.css';
import type { Dropdown, Option } from './useTitleSearch';

interface Props {
  readonly id: string;
  readonly dropdown: Dropdown;
  readonly onActivate: (option: Option) => void;
  readonly onChoose: (option: Option) => void;
}

/** The dropdown below the search box. The focus stays in the box. */
export default function Results({ id, dropdown, onActivate, onChoose }: Props): ReactNode {
  const { options, active, text, summary, isComplete } = dropdown;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the box
    <div className={styles.dropdown} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      {!isComplete && <p className={styles.note}>{summary}</p>}
      <div id={id} role="listbox" aria-label="Matching pages">
        {options.map((option, position) => (
          <OptionLine
            key={option.href}
            id={toOptionId(id, position)}
            isActive={option === active}
            option={option}
            onActivate={onActivate}
            onChoose={onChoose}
          >
            {option.match ? <PageText match={option.match} /> : `Search all text for “${text}”`}
          </OptionLine>
        ))}
      </div>
    </div>
  );
}

/** The ID that the box uses to refer to the active option. */
export function toOptionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

interface OptionLineProps extends Pick<Props, 'id' | 'onActivate' | 'onChoose'> {
  readonly isActive: boolean;
  readonly option: Option;
  readonly children: ReactNode;
}

function OptionLine(props: OptionLineProps): ReactNode {
  const { id, isActive, option, onActivate, onChoose, children } = props;
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isActive]);
  return (
    <a
      ref={line}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href}
      onMouseMove={() => {
        if (!isActive) onActivate(option);
      }}
      onClick={(event) => {
        // The browser opens the link elsewhere.
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(option);
      }}
    >
      {children}
    </a>
  );
}

function PageText({ match: { page, field } }: { readonly match: TitleMatch }): ReactNode {
  const { title, category, endpoint } = page;
  return (
    <>
      <span>{title}</span> <span className={styles.muted}>{category}</span>
      {endpoint && (
        <EndpointLine endpoint={endpoint} parameter={field?.slice(field.indexOf('.') + 1)} />
      )}
    </>
  );
}
