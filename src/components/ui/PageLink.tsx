import type { ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import { useVersionPath } from '../Shell/versions';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A route without a version, such as `/docs/errors#status-401`, or another address. */
  readonly to: string;
}

/** Links to a page of the displayed version, and elsewhere. */
export default function PageLink({ to, ...props }: Props) {
  const versionPath = useVersionPath();
  return <Link {...props} to={to.startsWith('/') ? versionPath + to : to} />;
}
