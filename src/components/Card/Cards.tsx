import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The minimum width of a card. */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** A grid of cards. */
export default function Cards({ width = 'narrow', children }: Props): ReactNode {
  return <div className={clsx(styles.cards, styles[width])}>{children}</div>;
}
