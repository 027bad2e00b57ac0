/** An error while a page renders: the portal's view instead of the framework's (spec §2). */
import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import ErrorView from '@site/src/components/ErrorView';

export default function ErrorPageContent({ error }: Props): ReactNode {
  return <ErrorView error={error} />;
}
