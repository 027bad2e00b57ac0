import type { ReactNode } from 'react';
import PageLink from '../PageLink';
import styles from './styles.module.css';

interface Props {
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
  /** A count at the end of the title line. */
  readonly aside?: ReactNode;
}

/** A clickable card. */
export default function Card({ to, title, aside, children }: Props): ReactNode {
  return (
    <div className={styles.card}>
      <div className={styles.title}>
        <PageLink to={to} className={styles.link}>
          {title}
        </PageLink>
        {aside}
      </div>
      <p>{children}</p>
    </div>
  );
}
