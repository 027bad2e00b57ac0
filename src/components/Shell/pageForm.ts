import { useEffect } from 'react';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FormValues } from '@portal/src/request/model';

export interface PageForm {
  readonly endpoint: Endpoint;
  readonly values: FormValues;
}

let shown: PageForm | undefined;

/** Makes the form of the displayed page available to the page menu, which is outside the page. */
export function usePageForm(endpoint: Endpoint, values: FormValues): void {
  useEffect(() => {
    shown = { endpoint, values };
    return () => {
      shown = undefined;
    };
  }, [endpoint, values]);
}

/** The form of the displayed page. Undefined on pages without a form. */
export function readPageForm(): PageForm | undefined {
  return shown;
}
