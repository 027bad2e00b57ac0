import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useRovingTabs } from './useRovingTabs';

interface Props<Id extends string> {
  /** ID prefix of the tabs and the panel. */
  readonly id: string;
  /** Class of the panel below the tabs. */
  readonly className?: string;
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs that follow the ARIA pattern: arrow keys, Home and End select a tab. */
export default function Tabs<Id extends string>({
  id,
  className,
  label,
  tabs,
  selected,
  onSelect,
  children,
}: Props<Id>): ReactNode {
  const { ref, onKeyDown } = useRovingTabs(tabs, selected, onSelect);
  return (
    <>
      <div ref={ref} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className={className}
        aria-labelledby={`${id}-tab-${selected}`}
      >
        {children}
      </div>
    </>
  );
}
