import type { ComponentProps, ReactNode } from 'react';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly version: string;
  /** A route without a version, for example `/docs/settings/boards`. */
  readonly to: string;
}

/** Links to a page of a version. Shows plain text if the site no longer has that version. */
export default function VersionLink({ version, to, children, ...props }: Props): ReactNode {
  const found = useVersions(undefined).find(({ name }) => name === version);
  if (!found) return children;
  return (
    <Link {...props} to={found.path.replace(/\/$/, '') + to}>
      {children}
    </Link>
  );
}
