import type { ReactNode } from 'react';
import { sidebarId, useSidebar } from './context';
import styles from './styles.module.css';

/** The header button that opens and closes the drawer of the narrow layout. */
export default function SidebarToggle(): ReactNode {
  const { isOpen, setOpen, toggleRef } = useSidebar();
  return (
    <button
      ref={toggleRef}
      type="button"
      className={styles.toggle}
      aria-label="Menu"
      aria-expanded={isOpen}
      aria-controls={sidebarId}
      onClick={() => setOpen(!isOpen)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </svg>
    </button>
  );
}
