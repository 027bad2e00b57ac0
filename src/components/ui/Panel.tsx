import type { ReactNode } from 'react';
import clsx from 'clsx';

interface Props {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string | undefined;
  readonly action?: ReactNode;
  /** A choice of what the panel shows, in the row of the title. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

export default function Panel({ id, title, className, action, tabs, children }: Props) {
  return (
    <section className={clsx('box', className)} aria-labelledby={id}>
      <div className="head ruled">
        <h2 id={id} className="title">
          {title}
        </h2>
        {action && <div className="inline">{action}</div>}
        {tabs}
      </div>
      {children}
    </section>
  );
}
