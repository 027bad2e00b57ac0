import { createContext, type Dispatch, useContext } from 'react';
import type { FormAction } from '@site/src/request/form';

/** Lets every field of a form change its values; the values themselves travel as props. */
export const FormContext = createContext<Dispatch<FormAction> | null>(null);

export function useFormDispatch(): Dispatch<FormAction> {
  const dispatch = useContext(FormContext);
  if (!dispatch) throw new Error('useFormDispatch needs a FormContext above it.');
  return dispatch;
}
