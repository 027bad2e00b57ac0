import type { ReactNode } from 'react';
import styles from './styles.module.css';
import TabList, { type Tab, toTabId } from './TabList';

interface Props<Id extends string> {
  /** ID prefix of the tabs and the panel. */
  readonly id: string;
  /** Class of the panel below the tabs. */
  readonly className?: string;
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Controls at the end of the row of tabs. */
  readonly action?: ReactNode;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs with one panel, whose content follows the choice. */
export default function Tabs<Id extends string>({
  id,
  className,
  selected,
  action,
  children,
  ...list
}: Props<Id>): ReactNode {
  const panelId = `${id}-panel`;
  return (
    <>
      <div className={styles.row}>
        <TabList id={id} selected={selected} panels={panelId} {...list} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div
        role="tabpanel"
        id={panelId}
        className={className}
        aria-labelledby={toTabId(id, selected)}
      >
        {children}
      </div>
    </>
  );
}
