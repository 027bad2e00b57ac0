/**
 * Renders content without components of Markdown text. A page that contains text has a layout that
 * provides them (see plugins/mdx-components/remark.ts).
 */
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXContent';

export default function MDXContent({ children }: Props): ReactNode {
  return children;
}
