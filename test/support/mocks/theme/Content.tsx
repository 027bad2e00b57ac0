import type { ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
}

export default function Content({ children }: Props): ReactNode {
  return children;
}
