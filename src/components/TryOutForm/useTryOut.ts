import { type Dispatch, useCallback, useMemo, useReducer, useState } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import { buildRequest } from '@site/src/request/build';
import { type FormAction, toNextValues } from '@site/src/request/form';
import type { FormValues, HttpRequest } from '@site/src/request/model';
import { useSite } from '../useSite';
import { useFormMemory, useRecalledForm } from './useFormMemory';
import { keepIds, useKeptIds } from './useKeptIds';

interface TryOut {
  readonly values: FormValues;
  readonly dispatch: Dispatch<FormAction>;
  /** The request that the values describe. */
  readonly request: HttpRequest;
  /** Whether a link filled the form, and the reader did not fill or clear it since. */
  readonly isFromLink: boolean;
  /** Whether the reader came back to the form with Back or Forward. */
  readonly isRecalled: boolean;
  /** The IDs that the form has from earlier forms. */
  readonly keptIds: readonly string[];
}

/** The form of an endpoint page. */
export function useTryOut(endpoint: Endpoint): TryOut {
  const site = useSite();
  const recalled = useRecalledForm();
  const [values, change] = useReducer(toNextValues, recalled ?? {});
  const [isFromLink, setFromLink] = useState(false);
  const dispatch = useCallback(
    (action: FormAction) => {
      if (action.type === 'fill') setFromLink(action.isFromLink ?? false);
      if (action.type === 'reset') setFromLink(false);
      keepIds(endpoint, action);
      change(action);
    },
    [endpoint],
  );
  const request = useMemo(() => buildRequest(endpoint, values, site), [endpoint, values, site]);
  useFormMemory(endpoint, values);
  const isRecalled = recalled !== undefined;
  const keptIds = useKeptIds(endpoint, { values, dispatch, isRecalled });
  return { values, dispatch, request, isFromLink, isRecalled, keptIds };
}
