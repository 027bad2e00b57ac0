import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The most columns, in a wide window. */
  readonly columns?: 2 | 3;
  readonly children: ReactNode;
}

/** A grid of cards in full rows: if the last row has too few cards, they are wider. */
export default function Cards({ columns = 3, children }: Props): ReactNode {
  return (
    <div className={styles.box}>
      <div className={clsx(styles.cards, columns === 3 && styles.three)}>{children}</div>
    </div>
  );
}
