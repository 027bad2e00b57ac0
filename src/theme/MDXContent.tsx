/** Only the content: the layout of pages with text has its components (plugins/mdx-components). */
import type { Props } from '@theme/MDXContent';

export default function MDXContent({ children }: Props) {
  return children;
}
