import type { ReactNode } from 'react';
import styles from './FieldList.module.css';

interface Props {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** An expandable list inside a row. Works without scripts. */
export default function NestedList({ title, count, children }: Props): ReactNode {
  return (
    <details className={styles.nested}>
      <summary>
        {title} ({count})
      </summary>
      <div className={styles.members}>{children}</div>
    </details>
  );
}
