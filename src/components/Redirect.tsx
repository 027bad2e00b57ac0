/** Redirects an old URL in `npm start`. A build has a page or a host rule instead. */
import { Redirect as RouterRedirect, useLocation } from '@docusaurus/router';

/** Leads to the path of a page, including the base URL. */
export default function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <RouterRedirect to={to + search + hash} />;
}
