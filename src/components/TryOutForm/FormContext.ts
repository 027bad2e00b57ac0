import { createContext, type Dispatch, useContext } from 'react';
import type { FormAction } from '@site/src/request/form';

/** Lets all fields of a form change it. The values are passed as props, since each row has its own. */
export const DispatchContext = createContext<Dispatch<FormAction>>(() => undefined);

/** The paths of added objects that are shown on one line. */
export const FoldedContext = createContext<readonly string[]>([]);

export function useFormDispatch(): Dispatch<FormAction> {
  return useContext(DispatchContext);
}
