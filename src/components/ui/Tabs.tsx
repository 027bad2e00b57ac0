import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface Props<Id extends string> extends Omit<TabListProps<Id>, 'panels'> {
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Tabs with one panel, whose content follows the choice. */
export default function Tabs<Id extends string>({ action, children, ...list }: Props<Id>) {
  return (
    <>
      <div className="head ruled">
        <TabList {...list} />
        {action && <div className="inline">{action}</div>}
      </div>
      <TabPanel id={list.id} selected={list.selected}>
        {children}
      </TabPanel>
    </>
  );
}

interface PanelProps {
  /** As that of its tabs. */
  readonly id: string;
  readonly selected: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The panel of all tabs of a list. */
export function TabPanel({ id, selected, className, children }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={toPanelId(id)}
      className={className}
      aria-labelledby={toTabId(id, selected)}
    >
      {children}
    </div>
  );
}

function toPanelId(id: string): string {
  return `${id}-panel`;
}

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface TabListProps<Id extends string> {
  /** The prefix of the IDs of tabs and panels. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The IDs of the panels in the order of the tabs, unless they share a {@link TabPanel}. */
  readonly panels?: readonly string[];
}

/** Tabs as in the ARIA pattern: a single tab stop, and selection with arrow keys, Home and End. */
export function TabList<Id extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
  panels,
}: TabListProps<Id>) {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = tabs;
    const current = tabs.findIndex((tab) => tab.id === selected);
    const right = document.dir === 'rtl' ? -1 : 1;
    const next = {
      ArrowRight: (current + length + right) % length,
      ArrowLeft: (current + length - right) % length,
      Home: 0,
      End: length - 1,
    }[event.key];
    const tab = next !== undefined && tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    ref.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div ref={ref} className="segments" role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={toTabId(id, tab.id)}
          className="bare segment"
          aria-selected={tab.id === selected}
          aria-controls={panels ? panels[index] : toPanelId(id)}
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

/** The ID of a tab, which labels its panel. IDs cannot contain spaces. */
export function toTabId(prefix: string, id: string): string {
  return `${prefix}-tab-${id.replaceAll(/\s/g, '_')}`;
}
