import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import clsx from 'clsx';
import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import DocSidebarItems from '@theme/DocSidebarItems';
import {
  DocSidebarItemsExpandedStateProvider,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import {
  type Group,
  isAllGroups,
  isLongSection,
  mobileQuery,
  readGroups,
  subscribeToGroups,
  toAllGroups,
  toMissingGroup,
} from '@portal/src/sidebar';
import * as messages from '@portal/src/messages/en/shell';
import { useModal } from '../ui/hooks';
import { isDrawerOpen, sidebarId } from './drawer';
import { MenuLinks } from './HeaderLinks';
import styles from './Sidebar.module.css';

/** The menu of the displayed version: a column, or a drawer that a route and a wide window close. */
export default function Sidebar({ items }: { readonly items: PropSidebar }) {
  const { pathname } = useLocation();
  const isOpen = isDrawerOpen.useValue();
  const ref = useRef<HTMLElement>(null);
  const menu = useCurrentEntry(pathname);
  const entries = useEntries(items, pathname);
  useEffect(close, [pathname]);
  useModal(ref, isOpen, close, mobileQuery);
  return (
    <>
      {isOpen && <div className="overlay" onClick={close} aria-hidden="true" />}
      <aside id={sidebarId} ref={ref} className={clsx(styles.sidebar, isOpen && styles.open)}>
        <nav ref={menu} aria-label={messages.documentation} className={clsx('menu', styles.menu)}>
          <MenuLinks onChoose={close} />
          <ul className="menu__list">
            <DocSidebarItemsExpandedStateProvider>
              <DocSidebarItems
                items={entries}
                activePath={pathname}
                level={1}
                onItemClick={close}
              />
            </DocSidebarItemsExpandedStateProvider>
          </ul>
        </nav>
      </aside>
    </>
  );
}

const close = () => isDrawerOpen.set(false);

/** The inputs that show that the reader uses the menu. */
const inputs = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Scrolls the menu to the entry of the displayed page, and follows it while its group opens, until
 * the reader uses the menu. Does nothing while the entry is in view. Never scrolls the page.
 */
function useCurrentEntry(pathname: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = ref.current;
    const list = menu?.lastElementChild;
    if (!menu || !list) return undefined;
    const observer = new ResizeObserver(() => showCurrent(menu));
    observer.observe(list);
    const stop = () => observer.disconnect();
    for (const input of inputs) menu.addEventListener(input, stop, { passive: true });
    return () => {
      stop();
      for (const input of inputs) menu.removeEventListener(input, stop);
    };
  }, [pathname]);
  return ref;
}

/** Centres the entry, so that its neighbours are in view too. */
function showCurrent(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom, height } = menu.getBoundingClientRect();
  if (entry.top >= top && entry.bottom <= bottom) return;
  menu.scrollTop += entry.top - top - (height - entry.height) / 2;
}

/** The menu of a page, with the entries of all loaded groups. A long section has only the open group. */
function useEntries(items: PropSidebar, path: string): PropSidebar {
  const groups = useSyncExternalStore(subscribeToGroups, readGroups, readGroups);
  return useMemo(() => {
    const toOpen = (all: Iterable<Group>) =>
      [...all].filter((group) => isActiveSidebarItem(group, path));
    const fill = (item: PropSidebarItem): readonly PropSidebarItem[] => {
      const overview = toMissingGroup(item);
      if (overview !== undefined) {
        const group = groups.get(overview);
        return group?.type === 'category' ? group.items : [item];
      }
      if (isAllGroups(item)) return [...toOpen(groups.values()), item];
      if (item.type !== 'category') return [item];
      const entries = isLongSection(item)
        ? [...toOpen(item.items), toAllGroups(item)]
        : item.items.flatMap(fill);
      return [{ ...item, items: entries }];
    };
    return items.flatMap(fill);
  }, [items, groups, path]);
}
