import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useModal } from './useModal';

interface Sheet {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The layout in which the code covers the page as a sheet. See `--sheet` in the style sheets. */
const sheetQuery = '(width < 60em)';

/** The sheet of the narrow layout. Escape and the Back button of the browser close it. */
export function useSheet(): Sheet {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(() => {
    window.history.pushState(window.history.state, '');
    setOpen(true);
  }, []);
  const close = useCallback(() => window.history.back(), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Back only closes the sheet, so the router must not see it: it would scroll to the top.
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      setOpen(false);
    };
    const narrow = window.matchMedia(sheetQuery);
    window.addEventListener('popstate', onBack, { capture: true });
    narrow.addEventListener('change', close);
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      narrow.removeEventListener('change', close);
    };
  }, [isOpen, close]);

  useModal(ref, isOpen, close);
  return { ref, isOpen, open, close };
}
