import type { ReactNode } from 'react';
import { useVersionRoute } from './Shell/versions';

interface Props {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Downloads the archive of example requests. Its name contains the version, except at the root. */
export default function ExampleRequests({ href, className, children }: Props): ReactNode {
  const name = `example-requests${useVersionRoute().replace('/', '-')}.zip`;
  return (
    <a className={className} href={href} download={name}>
      {children}
    </a>
  );
}
