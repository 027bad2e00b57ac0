import { memo, type ReactNode } from 'react';
import styles from './styles.module.css';
import { useRovingTabs } from './useRovingTabs';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface Props<Id extends string> {
  /** The prefix of the IDs of tabs and panels. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The ID of the panel, or the IDs of the panels in the order of the tabs. */
  readonly panels: string | readonly string[];
}

/** Tabs as in the ARIA pattern: a single tab stop, and selection with arrow keys, Home and End. */
function TabList<Id extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
  panels,
}: Props<Id>): ReactNode {
  const { ref, onKeyDown } = useRovingTabs(tabs, selected, onSelect);
  return (
    <div ref={ref} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={toTabId(id, tab.id)}
          className={styles.tab}
          aria-selected={tab.id === selected}
          aria-controls={typeof panels === 'string' ? panels : panels[index]}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Memoized, since a keystroke in a form does not change it. */
export default memo(TabList) as typeof TabList;

/** The ID of a tab, which labels its panel. IDs cannot contain spaces. */
export function toTabId(prefix: string, id: string): string {
  return `${prefix}-tab-${id.replaceAll(/\s/g, '_')}`;
}
