/** Shows the portal's error view for errors outside a page, for example in the header. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import ErrorView from '@site/src/components/ErrorView';

export default function ErrorBoundaryFallback({ error }: Props): ReactNode {
  return <ErrorView error={error} />;
}
