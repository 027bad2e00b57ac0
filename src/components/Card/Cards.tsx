import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** A grid of cards. */
export default function Cards({ children }: Props): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
