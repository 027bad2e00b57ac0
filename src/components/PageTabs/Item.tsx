import type { ReactNode } from 'react';

export interface Props {
  readonly value: string;
  /** What the tab says; the value where it is left out. */
  readonly label?: string;
  /** The tab that is open before the reader chooses; else the first one. */
  readonly default?: boolean;
  readonly children: ReactNode;
}

/** For Markdown pages, inside of `<Tabs>`, which reads the other properties: the content of a tab. */
export default function TabItem({ children }: Props): ReactNode {
  return children;
}
