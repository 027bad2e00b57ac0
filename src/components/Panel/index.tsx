import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Content at the end of the title line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A box with a title, for code and responses. */
export default function Panel({ id, title, action, children }: Props): ReactNode {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
