import type { ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import { useVersionPath } from '../Shell/versions';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A route without a version, for example `/docs/errors#status-401`. */
  readonly to: string;
}

/** Links to a page of the current version. */
export default function PageLink({ to, ...props }: Props) {
  const versionPath = useVersionPath();
  return <Link {...props} to={to.startsWith('#') ? to : versionPath + to} />;
}
