import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useVersionPath } from './useVersionPath';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A route of the portal as the specification names it: `/docs/errors#status-401`. */
  readonly to: string;
}

/** A link to a page of the version that is being read. */
export default function PageLink({ to, ...props }: Props): ReactNode {
  const versionPath = useVersionPath();
  return <Link {...props} to={to.startsWith('#') ? to : versionPath + to} />;
}
