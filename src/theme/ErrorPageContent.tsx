/** Shows the portal's error view if a page fails to render. */
import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import ErrorView from './Error';

export default function ErrorPageContent({ error, tryAgain }: Props) {
  const { pathname } = useLocation();
  const [failedPath] = useState(pathname);

  // Clears the error on navigation, since other pages may render.
  useEffect(() => {
    if (pathname !== failedPath) tryAgain();
  }, [pathname, failedPath, tryAgain]);

  return <ErrorView error={error} />;
}
