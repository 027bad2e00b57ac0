import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Method } from '@site/src/openapi/document';
import styles from './Badge.module.css';

const labels = { breaking: 'Breaking', deprecated: 'Deprecated' } as const;

/** A one-word warning next to a title or a name. */
export default function Badge({ kind }: { readonly kind: keyof typeof labels }): ReactNode {
  return <strong className={clsx(styles.badge, styles.tinted, kind)}>{labels[kind]}</strong>;
}

interface MethodBadgeProps {
  readonly method: Method;
  /** `small` is text only. */
  readonly size?: 'small' | 'normal';
}

/** The HTTP method as text, in the colour of the method. */
export function MethodBadge({ method, size = 'normal' }: MethodBadgeProps): ReactNode {
  return (
    <span className={clsx(styles.badge, method, size === 'normal' && styles.tinted)}>{method}</span>
  );
}
