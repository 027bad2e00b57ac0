/** Redirects an old URL to a path with the base URL, in `npm start`. Builds have pages instead. */
import { Redirect as RouterRedirect, useLocation } from '@docusaurus/router';

export default function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <RouterRedirect to={to + search + hash} />;
}
