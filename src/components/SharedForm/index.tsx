import { memo, type ReactNode } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import { useSharedLink } from './useSharedLink';

interface Props {
  readonly endpoint: Endpoint;
  /** Whether the form still contains what a link filled in. */
  readonly isFromLink: boolean;
  /** Whether the reader came back to the form. It keeps its values instead of those of the link. */
  readonly isRecalled: boolean;
}

/** Fills the form if the page was opened with a link to a filled form, and says so. */
function SharedForm({ endpoint, isFromLink, isRecalled }: Props): ReactNode {
  const link = useSharedLink(isRecalled);
  if (!link) return null;
  const { Notice, fragment } = link;
  return <Notice key={fragment} endpoint={endpoint} fragment={fragment} isFromLink={isFromLink} />;
}

export default memo(SharedForm);
