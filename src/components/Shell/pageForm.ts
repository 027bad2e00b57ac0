import { useEffect } from 'react';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FormValues } from '@portal/src/request/model';
import { createStore } from '../ui/store';

export interface PageForm {
  readonly endpoint: Endpoint;
  readonly values: FormValues;
}

/** The form of the displayed page. Undefined on pages without a form. */
export const pageForm = createStore<PageForm | undefined>(undefined);

/** Makes the form of the displayed page available to the page menu, which is outside the page. */
export function usePageForm(endpoint: Endpoint, values: FormValues): void {
  useEffect(() => {
    pageForm.set({ endpoint, values });
    return () => pageForm.set(undefined);
  }, [endpoint, values]);
}
