import type { ReactNode } from 'react';
import TabList, { type Tab, toTabId } from './TabList';

interface Props<Id extends string> {
  /** Prefix of the ids of tabs and panel. */
  readonly id: string;
  /** Class of the panel below the tabs. */
  readonly className?: string;
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs with one panel, whose content follows the choice. */
export default function Tabs<Id extends string>({
  id,
  className,
  selected,
  children,
  ...list
}: Props<Id>): ReactNode {
  const panelId = `${id}-panel`;
  return (
    <>
      <TabList id={id} selected={selected} toPanelId={() => panelId} {...list} />
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
