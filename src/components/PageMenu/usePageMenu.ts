import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useToasts } from '../Toast/context';
import { useOutsidePress } from '../useOutsidePress';

interface OpenMenu {
  /** The page that it is for. */
  readonly page: string;
  /** Loaded when the menu opens for the first time. */
  readonly Menu: typeof import('./Menu').default;
  /** The item that has the focus first. */
  readonly start: 'first' | 'last';
}

interface PageMenu {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly menu: OpenMenu | undefined;
  readonly toggle: () => void;
  /** The arrow keys open the menu, as in other menu buttons. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly close: () => void;
}

/** How long the toast about a failure is shown, in milliseconds. */
const duration = 6000;

/** Loads, opens and closes the menu. It is closed on every other page. */
export function usePageMenu(page: string): PageMenu {
  const [opened, setMenu] = useState<OpenMenu>();
  const menu = opened?.page === page ? opened : undefined;
  const { show } = useToasts();
  const close = () => setMenu(undefined);
  const ref = useOutsidePress<HTMLDivElement>(menu !== undefined, close);

  const open = (start: OpenMenu['start']) => {
    import('./Menu').then(
      ({ default: Menu }) => setMenu({ page, Menu, start }),
      () => show('Could not load the menu. Check your connection and try again.', duration),
    );
  };
  const toggle = () => (menu ? close() : open('first'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return { ref, menu, toggle, onKeyDown, close };
}
