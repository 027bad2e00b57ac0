/** Redirects an old URL in `npm start`. A build has a page or a host rule instead. */
import type { ReactNode } from 'react';
import { Redirect as RouterRedirect, useLocation } from '@docusaurus/router';

interface Props {
  /** The path of the page, including the base URL. */
  readonly to: string;
}

export default function Redirect({ to }: Props): ReactNode {
  const { search, hash } = useLocation();
  return <RouterRedirect to={to + search + hash} />;
}
