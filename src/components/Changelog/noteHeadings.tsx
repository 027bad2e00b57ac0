import type { ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
}

/**
 * The headings of release notes, below that of their version. They have no IDs, because the notes of
 * several versions can have the same headings.
 */
export const noteHeadings = {
  h1: ({ children }: Props) => <h3>{children}</h3>,
  h2: ({ children }: Props) => <h3>{children}</h3>,
  h3: ({ children }: Props) => <h4>{children}</h4>,
  h4: ({ children }: Props) => <h5>{children}</h5>,
} as const;
