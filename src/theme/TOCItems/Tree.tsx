/** Renders the table of contents without raw HTML, since the policy enforces Trusted Types. */
import { memo } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/TOCItems/Tree';

function TOCItemsTree({ toc, className, linkClassName, isChild }: Props) {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <Link to={`#${id}`} className={linkClassName ?? undefined}>
            {toHeadingText(value)}
          </Link>
          <TOCItemsTree
            isChild
            toc={children}
            className={className}
            linkClassName={linkClassName}
          />
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemsTree);

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The framework provides headings as HTML, with these five characters escaped. */
function toHeadingText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (escaped) => characters[escaped] ?? escaped);
}
