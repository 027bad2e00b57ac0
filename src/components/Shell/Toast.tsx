import { type ReactNode, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import * as messages from '@portal/src/messages/en/shell';
import Button from '../ui/Button';
import { createStore } from '../ui/store';
import styles from './Toast.module.css';

/** The toast in its live region, which exists from the first render. */
export default function Toasts() {
  const toast = shown.useValue();
  useEffect(() => close, []);
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toast && <ToastBox key={toast.id} {...toast} />}
    </div>
  );
}

function ToastBox({ content, duration }: Omit<Toast, 'id'>) {
  const [isHeld, setHeld] = useState(false);
  const remaining = useRef(duration);
  useEffect(() => {
    if (isHeld) return undefined;
    const start = performance.now();
    const timer = setTimeout(close, remaining.current);
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
      <Button kind="quiet" aria-label={messages.closeMessage} onClick={close}>
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

const shown = createStore<Toast | undefined>(undefined);

const close = () => shown.set(undefined);

let count = 0;

/** Replaces the current toast. Returns a function that removes the new one if it is still shown. */
export function showToast(content: ReactNode, duration: number = durations.message): () => void {
  count += 1;
  const toast = { id: count, content, duration };
  shown.set(toast);
  return () => {
    if (shown.get() === toast) shown.set(undefined);
  };
}

/** Shows a part of the page that is loaded when it is needed. A toast says if that fails. */
export function whenLoaded<Part>(loading: Promise<Part>, show: (part: Part) => void): void {
  loading.then(show, () => showToast(messages.partNotLoaded));
}
