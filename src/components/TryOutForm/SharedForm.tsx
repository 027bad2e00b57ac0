import { memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Endpoint } from '@site/src/api/view';
import { sharedPrefix } from '@site/src/request/model';
import { durations, useToast } from '../Shell/Toast';

interface Props {
  readonly endpoint: Endpoint;
  /** Whether the form still contains what a link filled in. */
  readonly isFromLink: boolean;
  /** Whether the reader came back to the form. It keeps its values instead of those of the link. */
  readonly isRecalled: boolean;
}

/** Fills the form if the page was opened with a link to a filled form, and says so. */
function SharedForm({ endpoint, isFromLink, isRecalled }: Props): ReactNode {
  const link = useSharedLink(isRecalled, isFromLink);
  if (!link) return null;
  const { Notice, fragment, count } = link;
  return <Notice key={count} endpoint={endpoint} fragment={fragment} isFromLink={isFromLink} />;
}

export default memo(SharedForm);

interface SharedLink {
  readonly fragment: string;
  /** How many links have filled the form. */
  readonly count: number;
  /** Loaded with the first link, since most pages are opened without one. */
  readonly Notice: typeof import('./SharedFormNotice').default;
}

/** The last link to a filled form in the address of the page. */
function useSharedLink(isRecalled: boolean, isFromLink: boolean): SharedLink | undefined {
  const location = useLocation();
  const { hash } = location;
  const [link, setLink] = useState<SharedLink>();
  const read = useRef(isRecalled ? hash : '');
  const show = useToast();

  const load = useEffectEvent(async () => {
    // The fragment as it was sent: the router escapes all of one that is ill-formed.
    const { hash: fragment } = window.location;
    try {
      const { default: Notice } = await import('./SharedFormNotice');
      setLink((last) => ({ fragment, Notice, count: (last?.count ?? 0) + 1 }));
    } catch {
      show(
        'Could not fill in the form from the link. Reload the page to try again.',
        durations.message,
      );
    }
  });
  // Reset removes the link from the address, so that it can be opened again.
  useEffect(() => {
    if (window.location.hash === '') read.current = '';
  }, [isFromLink]);
  useEffect(() => {
    if (!hash.startsWith(sharedPrefix) || hash === read.current) return;
    read.current = hash;
    void load();
  }, [hash, location]);
  return link;
}
