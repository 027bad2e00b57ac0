import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './Toast.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Renders the toast and its live region, which exists from the first render. */
export default function ToastProvider({ children }: Props): ReactNode {
  const [toast, setToast] = useState<Toast | null>(null);
  const lastId = useRef(0);

  const dismiss = useCallback((id: number) => {
    setToast((present) => (present?.id === id ? null : present));
  }, []);
  const toasts = useMemo<Toasts>(
    () => ({
      show(content, duration) {
        lastId.current += 1;
        setToast({ id: lastId.current, content, duration });
        return lastId.current;
      },
      dismiss,
    }),
    [dismiss],
  );

  return (
    <ToastContext value={toasts}>
      {children}
      <div className={styles.region} role="status" aria-live="polite">
        {toast && <ToastBox key={toast.id} toast={toast} onDismiss={dismiss} />}
      </div>
    </ToastContext>
  );
}

interface ToastBoxProps {
  readonly toast: Toast;
  readonly onDismiss: (id: number) => void;
}

function ToastBox({ toast: { id, content, duration }, onDismiss }: ToastBoxProps): ReactNode {
  const close = useCallback(() => onDismiss(id), [onDismiss, id]);
  const { pause, resume } = useCountdown(duration, close);
  return (
    // Listens for movement, since a toast that appears under an idle pointer must not pause.
    <div
      className={styles.toast}
      onPointerMove={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <div className={styles.content}>{content}</div>
      <button type="button" className={styles.close} aria-label="Close message" onClick={close}>
        ×
      </button>
    </div>
  );
}

/** How long toasts are shown, in milliseconds: a confirmation, and a message to read. */
export const durations = { confirmation: 2000, message: 6000 } as const;

interface Countdown {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Calls `onEnd` after a time in milliseconds, excluding pauses. */
function useCountdown(duration: number, onEnd: () => void): Countdown {
  const remaining = useRef(duration);
  const running = useRef<{ readonly timer: number; readonly since: number }>(null);

  const pause = useCallback(() => {
    if (!running.current) return;
    window.clearTimeout(running.current.timer);
    remaining.current -= performance.now() - running.current.since;
    running.current = null;
  }, []);

  const resume = useCallback(() => {
    if (running.current) return;
    const timer = window.setTimeout(onEnd, remaining.current);
    running.current = { timer, since: performance.now() };
  }, [onEnd]);

  useEffect(() => {
    resume();
    return pause;
  }, [resume, pause]);

  return { pause, resume };
}

interface Toast {
  readonly id: number;
  readonly content: ReactNode;
  /** How long the toast is shown, in milliseconds. Pauses while it has the pointer or the focus. */
  readonly duration: number;
}

export interface Toasts {
  /** Replaces the current toast and returns the ID of the new one. */
  readonly show: (content: ReactNode, duration: number) => number;
  /** Removes the toast with this ID if it is still shown. */
  readonly dismiss: (id: number) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Shows and removes toasts. Works anywhere on the site. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts must be used within a ToastProvider.');
  return toasts;
}
