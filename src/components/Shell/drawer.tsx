import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './Sidebar.module.css';

interface SidebarState {
  /** Whether the drawer of the narrow layout is open. The wide layout always shows the sidebar. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The header button, which receives the focus when the drawer closes. */
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
}

const SidebarContext = createContext<SidebarState | null>(null);

interface Props {
  readonly children: ReactNode;
}

/** Shares the drawer state between the header button and the sidebar. */
export function SidebarProvider({ children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const state = useMemo(() => ({ isOpen, setOpen, toggleRef }), [isOpen]);
  return <SidebarContext value={state}>{children}</SidebarContext>;
}

export function useSidebar(): SidebarState {
  const state = useContext(SidebarContext);
  if (!state) throw new Error('useSidebar must be used within a SidebarProvider.');
  return state;
}

/** ID of the sidebar, which the header button controls. */
export const sidebarId = 'sidebar';

/** The header button that opens and closes the drawer of the narrow layout. */
export function SidebarToggle(): ReactNode {
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
