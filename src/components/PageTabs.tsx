import { Children, isValidElement, type ReactNode, useId, useRef, useState } from 'react';
import clsx from 'clsx';
import { useScrollPositionBlocker } from '@docusaurus/theme-common/internal';
import * as messages from '@portal/src/messages/en/samples';
import type { Props as Item } from './TabItem';
import { choose, remember, useChoice } from './ui/choice';
import { useHashTarget } from './ui/hooks';
import { TabList, toTabId } from './ui/Tabs';

interface Props {
  /** Tabs with the same group share a selection, which is stored. */
  readonly groupId?: string;
  readonly children: ReactNode;
}

/** Tabs for Markdown pages, each a `<TabItem>`. The style sheet shows one of the panels, or all. */
export default function PageTabs({ groupId, children }: Props) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const items = Children.toArray(children)
    .filter(isValidElement<Item>)
    .map(({ props }) => props);
  const { blockElementScrollPositionUntilNextRender: keepInPlace } = useScrollPositionBlocker();
  const { selected, open } = useSelection(items, groupId);
  const toPanelId = (value: string) => `${toTabId(id, value)}-panel`;
  useHashTarget(ref, (target) => {
    const item = items.find(({ value }) =>
      document.getElementById(toPanelId(value))?.contains(target),
    );
    if (item) open(item.value, choose);
  });

  return (
    <div ref={ref} className="box block">
      <div className="scripted">
        <TabList
          id={id}
          label={messages.alternatives}
          tabs={items.map(({ value, label = value }) => ({ id: value, label }))}
          selected={selected}
          onSelect={(value) => {
            // Tabs of the same group above may change their height.
            if (ref.current) keepInPlace(ref.current);
            open(value, remember);
          }}
          panels={items.map(({ value }) => toPanelId(value))}
        />
      </div>
      {items.map(({ value, label = value, children: content }) => (
        <div
          key={value}
          role="tabpanel"
          id={toPanelId(value)}
          className={clsx('padded', value !== selected && 'unchosen')}
          aria-labelledby={toTabId(id, value)}
          tabIndex={0}
        >
          <p className="strong unchosen">{label}</p>
          {content}
        </div>
      ))}
    </div>
  );
}

/** The open tab: the selection of the group if these tabs include it, or their own selection. */
function useSelection(items: readonly Item[], group: string | undefined) {
  const key = group === undefined ? undefined : `docusaurus.tab.${group}`;
  const shared = useChoice(key);
  const [own, setOwn] = useState<string>();
  const known = [shared, own].find((value) => items.some((item) => item.value === value));
  const initial = items.find((item) => item.default) ?? items[0];
  /** Opens a tab in the entire group. */
  const open = (value: string, share: typeof remember) => {
    setOwn(value);
    if (key !== undefined) share(key, value);
  };
  return { selected: known ?? initial?.value ?? '', open };
}
