import { createContext, type ReactNode, useContext } from 'react';

export interface Toast {
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

export const ToastContext = createContext<Toasts | null>(null);

/** Shows and removes toasts. Works anywhere on the site. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts must be used within a ToastProvider.');
  return toasts;
}
