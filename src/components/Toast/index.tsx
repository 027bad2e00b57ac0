import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type Toast, ToastContext, type Toasts } from './context';
import styles from './styles.module.css';
import { useCountdown } from './useCountdown';

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
