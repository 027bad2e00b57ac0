import type { ReactNode } from 'react';
import StatusLink from '../StatusLink';
import styles from './styles.module.css';

/** The card that leads to the external status page. */
export default function StatusCard(): ReactNode {
  return (
    <div className={styles.card}>
      <div className={styles.title}>
        <StatusLink className={styles.link} />
      </div>
      <p>Whether the API is up right now, on a page of its own.</p>
    </div>
  );
}
