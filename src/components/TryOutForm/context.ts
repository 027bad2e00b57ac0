import { createContext, type Dispatch, useContext } from 'react';
import type { FormAction } from '@site/src/request/form';

/** Lets all fields of a form change its values. The values are passed as props. */
export const FormContext = createContext<Dispatch<FormAction> | null>(null);

export function useFormDispatch(): Dispatch<FormAction> {
  const dispatch = useContext(FormContext);
  if (!dispatch) throw new Error('useFormDispatch must be used within a FormContext.');
  return dispatch;
}
