import { type Dispatch, useMemo, useReducer } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import { buildRequest } from '@site/src/request/build';
import { type FormAction, toNextValues } from '@site/src/request/form';
import type { FormValues, HttpRequest } from '@site/src/request/model';
import { useSite } from '../useSite';

interface TryOut {
  readonly values: FormValues;
  readonly dispatch: Dispatch<FormAction>;
  /** The request that the values describe. */
  readonly request: HttpRequest;
}

/** The form of an endpoint page. Entered values are not stored anywhere else. */
export function useTryOut(endpoint: Endpoint): TryOut {
  const site = useSite();
  const [values, dispatch] = useReducer(toNextValues, {});
  const request = useMemo(() => buildRequest(endpoint, values, site), [endpoint, values, site]);
  return { values, dispatch, request };
}
