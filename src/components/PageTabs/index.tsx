import { Children, isValidElement, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import TabList, { toTabId } from '../Tabs/TabList';
import { useHashTarget } from '../useHashTarget';
import type { Props as Item } from './Item';
import styles from './styles.module.css';
import { useSelection } from './useSelection';

interface Props {
  /** Tabs with the same group share a selection, which is stored. */
  readonly groupId?: string;
  readonly children: ReactNode;
}

/**
 * Tabs for Markdown pages, each a `<TabItem>`. The page contains all panels. The style sheet shows one
 * of them, or all with their labels without scripts and in print.
 */
export default function PageTabs({ groupId, children }: Props): ReactNode {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const items = toItems(children);
  const { selected, select, reveal } = useSelection(items, groupId);
  const toPanelId = (value: string) => `${toTabId(id, value)}-panel`;
  useHashTarget(ref, (target) => {
    const item = items.find(({ value }) =>
      document.getElementById(toPanelId(value))?.contains(target),
    );
    if (item) reveal(item.value);
  });

  /** Keeps the clicked tab under the pointer when tabs of the same group above change their height. */
  const selectInPlace = (value: string) => {
    const readTop = () => ref.current?.getBoundingClientRect().top ?? 0;
    const top = readTop();
    flushSync(() => select(value));
    window.scrollBy(0, readTop() - top);
  };

  return (
    <div ref={ref} className={styles.tabs}>
      <div className={styles.list}>
        <TabList
          id={id}
          label="Alternatives"
          tabs={items.map(({ value, label = value }) => ({ id: value, label }))}
          selected={selected}
          onSelect={selectInPlace}
          panels={items.map(({ value }) => toPanelId(value))}
        />
      </div>
      {items.map(({ value, label = value, children: content }) => (
        <div
          key={value}
          role="tabpanel"
          id={toPanelId(value)}
          className={clsx(styles.panel, value === selected && styles.selected)}
          aria-labelledby={toTabId(id, value)}
          tabIndex={0}
        >
          <p className={styles.label}>{label}</p>
          {content}
        </div>
      ))}
    </div>
  );
}

function toItems(children: ReactNode): readonly Item[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<Item>(child) ? [child.props] : [],
  );
}
