import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** The box of a table that may be wider than the page: it scrolls, and the keyboard reaches it. */
export default function TableBox({ children }: Props): ReactNode {
  return (
    <div className="table-box" role="group" aria-label="Table" tabIndex={0}>
      {children}
    </div>
  );
}
