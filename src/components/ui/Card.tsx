import type { ReactNode } from 'react';
import clsx from 'clsx';
import PageLink from './PageLink';
import styles from './Card.module.css';

export default function Card({ to, title, ...box }: BoxProps & { readonly to: string }): ReactNode {
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
  readonly aside?: ReactNode;
}

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

export function Cards({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.cards} data-mdast="list">
      {children}
    </div>
  );
}
