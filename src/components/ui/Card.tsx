import type { ReactNode } from 'react';
import PageLink from './PageLink';

export default function Card({ to, title, ...box }: BoxProps & { readonly to: string }) {
  const link = (
    <PageLink to={to} className="plain covers">
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

export function CardBox({ title, aside, children }: BoxProps) {
  return (
    <div className="box padded column tight ui-card">
      <div className="inline between">
        {title}
        {aside && <span className="muted tiny">{aside}</span>}
      </div>
      <p className="muted small">{children}</p>
    </div>
  );
}

export function Cards({ children }: { readonly children: ReactNode }) {
  return (
    <div className="cards" data-mdast="list">
      {children}
    </div>
  );
}
