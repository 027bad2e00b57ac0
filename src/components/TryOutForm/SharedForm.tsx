import { memo, useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FormState } from '@portal/src/request/form';
import { sharedPrefix } from '@portal/src/request/model';
import * as messages from '@portal/src/messages/en/form';
import { showToast } from '../Shell/Toast';

interface Props extends Pick<FormState, 'isFromLink' | 'isRecalled'> {
  readonly endpoint: Endpoint;
}

interface SharedLink {
  /** The fragment as it was sent: the router escapes all of one that is ill-formed. */
  readonly fragment: string;
  /** Loaded with the first link, since most pages are opened without one. */
  readonly Notice: typeof import('./SharedFormNotice').default;
}

/** Fills the form if the page was opened with a link to a filled form, and says so. */
function SharedForm({ endpoint, isFromLink, isRecalled }: Props) {
  const location = useLocation();
  const { hash } = location;
  const [link, setLink] = useState<SharedLink>();
  // A recalled form keeps its values instead of those of the link.
  const read = useRef(isRecalled ? hash : '');
  // Reset removes the link from the address, so that it can be opened again.
  useEffect(() => {
    if (window.location.hash === '') read.current = '';
  }, [isFromLink]);
  useEffect(() => {
    if (!hash.startsWith(sharedPrefix) || hash === read.current) return;
    read.current = hash;
    const { hash: fragment } = window.location;
    import('./SharedFormNotice').then(
      ({ default: Notice }) => setLink({ fragment, Notice }),
      () => showToast(messages.linkNotRead),
    );
  }, [hash, location]);
  return link && <link.Notice endpoint={endpoint} link={link} isFromLink={isFromLink} />;
}

export default memo(SharedForm);
