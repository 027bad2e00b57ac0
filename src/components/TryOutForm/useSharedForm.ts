import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FormAction, FormState } from '@portal/src/request/form';
import { sharedPrefix } from '@portal/src/request/model';
import { durations, showToast, whenLoaded } from '../Shell/Toast';
import { useVersions } from '../Shell/versions';

/** Fills the form if the page was opened with a link to a filled form, and says so. */
export function useSharedForm(
  endpoint: Endpoint,
  { values, isRecalled }: FormState,
  dispatch: Dispatch<FormAction>,
): void {
  const location = useLocation();
  const versions = useVersions();
  // A recalled form keeps its values instead of those of the link.
  const read = useRef(isRecalled ? location.hash : '');
  const fill = useEffectEvent(() => {
    const isKept = location.hash === read.current && Object.keys(values).length > 0;
    if (!location.hash.startsWith(sharedPrefix) || isKept) return;
    read.current = location.hash;
    // As it was sent: the router escapes all of one that is ill-formed.
    const { hash } = window.location;
    // Most pages are opened without one.
    whenLoaded(import('./sharedLink'), ({ readLink }) => {
      const link = readLink(endpoint, hash, versions);
      if (link.values) dispatch({ type: 'fill', values: link.values });
      showToast(link.told, durations.undo);
    });
  });
  useEffect(() => fill(), [location]);
}
