import type { ReactNode } from 'react';

export interface Props {
  readonly value: string;
  /** The label of the tab. Defaults to the value. */
  readonly label?: string;
  /** Whether the tab is open initially. By default, the first tab is open. */
  readonly default?: boolean;
  readonly children: ReactNode;
}

/** The content of a tab, for Markdown pages. The enclosing `<Tabs>` reads the other properties. */
export default function TabItem({ children }: Props) {
  return children;
}
