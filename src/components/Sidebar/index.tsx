import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { DocSidebarItemsExpandedStateProvider } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import DocSidebarItems from '@theme/DocSidebarItems';
import { sidebarId } from './context';
import styles from './styles.module.css';
import { useCurrentEntry } from './useCurrentEntry';
import { useDrawer } from './useDrawer';
import { useMenu } from './useMenu';

interface Props {
  readonly items: PropSidebar;
}

/** The menu of the displayed version: a column, or a drawer in the narrow layout. */
export default function Sidebar({ items }: Props): ReactNode {
  const { pathname } = useLocation();
  const { isOpen, ref, close } = useDrawer();
  const menu = useCurrentEntry();
  const entries = useMenu(items, pathname);
  return (
    <>
      {isOpen && <div className={styles.overlay} onClick={close} aria-hidden="true" />}
      <aside id={sidebarId} ref={ref} className={clsx(styles.sidebar, isOpen && styles.open)}>
        <nav ref={menu} aria-label="Documentation" className={clsx('menu', styles.menu)}>
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
