/** An error outside the pages, the header included: the portal's view instead of the framework's. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import ErrorView from '@site/src/components/ErrorView';

export default function ErrorBoundaryFallback({ error }: Props): ReactNode {
  return <ErrorView error={error} />;
}
