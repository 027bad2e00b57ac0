import type { ReactNode } from 'react';
import StatusLink from '../StatusLink';
import styles from './styles.module.css';

/** Links to the external status page. */
export default function StatusCard(): ReactNode {
  return (
    <div className={styles.card}>
      <div className={styles.title}>
        <StatusLink className={styles.link} />
      </div>
      <p>Check the current availability of the API.</p>
    </div>
  );
}
