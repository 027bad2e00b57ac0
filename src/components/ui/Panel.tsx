import type { ReactNode } from 'react';
import clsx from 'clsx';

interface Props {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string | undefined;
  /** Controls at the end of the title row. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A box with a title, for code and responses. */
export default function Panel({ id, title, className, action, children }: Props): ReactNode {
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
