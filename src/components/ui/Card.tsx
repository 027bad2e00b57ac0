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
    <PageLink to={to} className={clsx('plain', styles.link)}>
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
    <div className={clsx('box padded column tight', styles.card)}>
      <div className="inline between">
        {title}
        {aside}
      </div>
      <p className="muted small">{children}</p>
    </div>
  );
}

/** A grid of cards of the same width, at most three in a row. */
export function Cards({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.cards} data-mdast="list">
      {children}
    </div>
  );
}
