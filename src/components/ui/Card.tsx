import type { ReactNode } from 'react';
import clsx from 'clsx';
import PageLink from './PageLink';
import styles from './Card.module.css';

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

interface CardsProps {
  /** The most columns, in a wide window. */
  readonly columns?: 2 | 3;
  readonly children: ReactNode;
}

/** A grid of cards in full rows: if the last row has too few cards, they are wider. */
export function Cards({ columns = 3, children }: CardsProps): ReactNode {
  return (
    <div className={styles.box}>
      <div className={clsx(styles.cards, columns === 3 && styles.three)} data-mdast="list">
        {children}
      </div>
    </div>
  );
}
