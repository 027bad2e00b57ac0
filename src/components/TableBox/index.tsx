import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** A box for a table that may be wider than the page. It scrolls, and can receive keyboard focus. */
export default function TableBox({ children }: Props): ReactNode {
  return (
    <div className="table-box" role="group" aria-label="Table" tabIndex={0}>
      {children}
    </div>
  );
}
