import type { ReactNode } from 'react';
import clsx from 'clsx';

interface Props {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export default function Panel({ id, title, className, action, children }: Props) {
  return (
    <section className={clsx('box', className)} aria-labelledby={id}>
      <div className="bar">
        <h2 id={id} className="title">
          {title}
        </h2>
        {action && <div className="inline">{action}</div>}
      </div>
      {children}
    </section>
  );
}
