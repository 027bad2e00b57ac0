import { createContext, type ReactNode, useContext } from 'react';

export interface Toast {
  readonly id: number;
  readonly content: ReactNode;
  /** Milliseconds that the toast stays, unless the pointer or the focus is on it. */
  readonly duration: number;
}

export interface Toasts {
  /** Shows a toast in place of the present one; gives its id. */
  readonly show: (content: ReactNode, duration: number) => number;
  /** Removes the toast with this id, if it still shows. */
  readonly dismiss: (id: number) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Shows and removes toasts; works anywhere below the root of the site. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}
