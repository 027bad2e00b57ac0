/** An old address in `npm start`: leads on at once. The build has a page or a rule of the host instead. */
import type { ReactNode } from 'react';
import { Redirect as RouterRedirect, useLocation } from '@docusaurus/router';

interface Props {
  /** Path of the page, with the base address. */
  readonly to: string;
}

export default function Redirect({ to }: Props): ReactNode {
  const { search, hash } = useLocation();
  return <RouterRedirect to={to + search + hash} />;
}
