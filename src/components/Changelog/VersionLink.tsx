import type { ComponentProps, ReactNode } from 'react';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly version: string;
  /** A route as the specification names it: `/docs/settings/boards`. */
  readonly to: string;
}

/** A link to a page of a named version; plain text once the site no longer has that version. */
export default function VersionLink({ version, to, children, ...props }: Props): ReactNode {
  const found = useVersions(undefined).find(({ name }) => name === version);
  if (!found) return children;
  return (
    <Link {...props} to={found.path.replace(/\/$/, '') + to}>
      {children}
    </Link>
  );
}
