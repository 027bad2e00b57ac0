import type { ReactNode } from 'react';
import clsx from 'clsx';
import PageLink from './PageLink';
import styles from './Card.module.css';

interface Props extends BoxProps {
  readonly to: string;
}

/** A card that links to a page. */
export default function Card({ to, title, ...box }: Props): ReactNode {
  const link = (
    <PageLink to={to} className={styles.link}>
      {title}
    </PageLink>
  );
  return <CardBox title={link} {...box} />;
}

interface BoxProps {
  /** The title. Its link covers the card. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** A count at the end of the title line. */
  readonly aside?: ReactNode;
}

/** A clickable card. */
export function CardBox({ title, aside, children }: BoxProps): ReactNode {
  return (
    <div className={styles.card}>
      <div className={styles.title}>
        {title}
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
