import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersionPath } from './Shell/versions';

interface Props {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Downloads the archive of example requests. Its name contains the version, except at the root. */
export default function ExampleRequests({ href, className, children }: Props) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  // Empty at the root, or for example `/1.0`.
  const route = useVersionPath().slice(baseUrl.length - 1);
  const name = `example-requests${route.replace('/', '-')}.zip`;
  return (
    <a className={className} href={href} download={name}>
      {children}
    </a>
  );
}
