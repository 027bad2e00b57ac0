/** An error while a page renders: the portal's view instead of the framework's. */
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import ErrorView from '@site/src/components/ErrorView';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  const { pathname } = useLocation();
  const [failedPath] = useState(pathname);

  // Another page is not what failed: the header's links lead out of the error.
  useEffect(() => {
    if (pathname !== failedPath) tryAgain();
  }, [pathname, failedPath, tryAgain]);

  return <ErrorView error={error} />;
}
