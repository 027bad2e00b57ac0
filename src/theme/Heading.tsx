/**
 * A heading with a link to itself that is only for the pointer. The framework's link is also a part of
 * the heading's name for assistive technology, and a stop of the Tab key.
 */
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';

export default function Heading({ as: As, id, className, children, ...props }: Props) {
  const { collectAnchor } = useBrokenLinks();
  const target = useAnchorTargetClassName(id);
  const isTarget = id !== undefined;
  if (isTarget) collectAnchor(id);
  return (
    <As {...props} id={id} className={clsx(isTarget && ['anchor', target], className) || undefined}>
      {children}
      {isTarget && As !== 'h1' && (
        <Link className="hash-link" to={`#${id}`} aria-hidden="true" tabIndex={-1}>
          {'\u200b'}
        </Link>
      )}
    </As>
  );
}
