/** Details without the framework's animation, which needs scripts and inline styles for the height. */
import { isValidElement, type PropsWithChildren, useRef } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import { useHashTarget } from '@portal/src/components/ui/hooks';

export default function Details({ summary, children, className, ...props }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  useBrokenLinks().collectAnchor(props.id);
  useHashTarget(ref, () => {
    if (ref.current) ref.current.open = true;
  });
  return (
    <details {...props} ref={ref} className={clsx('box block', className)}>
      <summary className="fold ruled padded strong">
        {isValidElement<PropsWithChildren>(summary) ? summary.props.children : summary}
      </summary>
      <div className="padded">{children}</div>
    </details>
  );
}
