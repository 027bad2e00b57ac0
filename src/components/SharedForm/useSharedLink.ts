import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { sharedPrefix } from '@site/src/request/model';
import { useToasts } from '../Toast/context';

interface SharedLink {
  readonly fragment: string;
  /** Loaded with the first link, since most pages are opened without one. */
  readonly Notice: typeof import('./Notice').default;
}

/** How long the toast about a failure is shown, in milliseconds. */
const duration = 6000;

/** The last link to a filled form in the address of the page. */
export function useSharedLink(isRecalled: boolean): SharedLink | undefined {
  const { hash } = useLocation();
  const [link, setLink] = useState<SharedLink>();
  const read = useRef(isRecalled ? hash : '');
  const { show } = useToasts();

  const load = useEffectEvent(async () => {
    // The fragment as it was sent: the router escapes all of one that is ill-formed.
    const { hash: fragment } = window.location;
    try {
      const { default: Notice } = await import('./Notice');
      setLink({ fragment, Notice });
    } catch {
      show('Could not fill in the form from the link. Reload the page to try again.', duration);
    }
  });
  useEffect(() => {
    if (!hash.startsWith(sharedPrefix) || hash === read.current) return;
    read.current = hash;
    void load();
  }, [hash]);
  return link;
}
