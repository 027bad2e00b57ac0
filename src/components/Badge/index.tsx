import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly kind: keyof typeof labels;
}

const labels = { breaking: 'Breaking', deprecated: 'Deprecated' } as const;

/** A one-word warning next to a title or a name. */
export default function Badge({ kind }: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[kind])}>{labels[kind]}</span>;
}
