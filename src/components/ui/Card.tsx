import type { ReactNode } from 'react';
import PageLink from './PageLink';

export default function Card({ to, title, ...box }: BoxProps & { readonly to: string }) {
  const link = (
    <PageLink to={to} className="plain strong covers">
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
  /** The last line. */
  readonly end?: ReactNode;
}

export function CardBox({ title, aside, end, children }: BoxProps) {
  return (
    <div className="box padded column tight ui-card">
      <div className="inline between">
        {title}
        {aside && <div className="muted tiny">{aside}</div>}
      </div>
      {children && <p className="muted small">{children}</p>}
      {end}
    </div>
  );
}

interface CardsProps {
  /** Whether the cards are many and small. */
  readonly isDense?: boolean;
  readonly children: ReactNode;
}

export function Cards({ isDense = false, children }: CardsProps) {
  return (
    <div className={isDense ? 'columns below' : 'cards'} data-mdast="list">
      {children}
    </div>
  );
}
