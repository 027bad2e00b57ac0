import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly kind: keyof typeof labels;
}

const labels = { breaking: 'Breaking', deprecated: 'Deprecated' } as const;

/** A warning in one word beside what it is about. */
export default function Badge({ kind }: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[kind])}>{labels[kind]}</span>;
}
