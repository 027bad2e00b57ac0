import clsx from 'clsx';
import * as messages from '@portal/src/messages/en/shell';
import { createStore } from '../ui/store';
import styles from './Sidebar.module.css';

/** Whether the drawer of the narrow layout is open. The wide layout always shows the sidebar. */
export const isDrawerOpen = createStore(false);

/** ID of the sidebar, which the header button controls. */
export const sidebarId = 'sidebar';

/** The header button that opens and closes the drawer of the narrow layout. */
export function SidebarToggle() {
  const isOpen = isDrawerOpen.useValue();
  return (
    <button
      type="button"
      className={clsx('bare', styles.toggle)}
      aria-label={messages.menu}
      aria-expanded={isOpen}
      aria-controls={sidebarId}
      onClick={() => isDrawerOpen.set(!isOpen)}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </svg>
    </button>
  );
}
