import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import * as messages from '@portal/src/messages/en/shell';
import Button from '../ui/Button';
import styles from './Toast.module.css';

/** Renders the toast and its live region, which exists from the first render. */
export default function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const shown = useRef(0);

  const show = useCallback<ShowToast>((content, duration = durations.message) => {
    shown.current += 1;
    const added = { id: shown.current, content, duration };
    setToast(added);
    return () => setToast((present) => (present === added ? null : present));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status" aria-live="polite">
        {toast && <ToastBox key={toast.id} {...toast} onClose={() => setToast(null)} />}
      </div>
    </ToastContext>
  );
}

type BoxProps = Omit<Toast, 'id'> & { readonly onClose: () => void };

function ToastBox({ content, duration, onClose }: BoxProps) {
  const [isHeld, setHeld] = useState(false);
  const remaining = useRef(duration);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => close(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - start;
    };
  }, [isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // Listens for movement, since a toast that appears under an idle pointer must not pause.
    <div
      className={clsx('box bar small', styles.toast)}
      onPointerMove={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className="grow tight wrap">{content}</div>
      <Button kind="quiet" aria-label={messages.closeMessage} onClick={onClose}>
        ×
      </Button>
    </div>
  );
}

/** How long toasts are shown, in milliseconds: a confirmation, a message to read, and an offer. */
export const durations = { confirmation: 2000, message: 6000, undo: 10_000 } as const;

interface Toast {
  readonly id: number;
  readonly content: ReactNode;
  /** How long the toast is shown, in milliseconds. Pauses while it has the pointer or the focus. */
  readonly duration: number;
}

/** Replaces the current toast. Returns a function that removes the new one if it is still shown. */
export type ShowToast = (content: ReactNode, duration?: number) => () => void;

const ToastContext = createContext<ShowToast>(() => () => undefined);

export function useToast(): ShowToast {
  return useContext(ToastContext);
}
