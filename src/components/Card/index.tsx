import type { ReactNode } from 'react';
import PageLink from '../PageLink';
import styles from './styles.module.css';

interface Props {
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Stands at the end of the title's line: a count. */
  readonly aside?: ReactNode;
}

/** A box that is a link as a whole. */
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
