import type { ReactNode } from 'react';

export interface FoldProps {
  readonly title: string;
  readonly count: number;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A list that can be folded. Works without scripts. */
export default function Fold({ title, count, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen}>
      <summary className="fold accent wrap">
        {title}
        {count > 0 && ` (${count})`}
      </summary>
      {children}
    </details>
  );
}
