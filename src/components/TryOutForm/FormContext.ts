import { createContext, type Dispatch, useContext } from 'react';
import type { FormAction } from '@portal/src/request/form';
import type { FormValue } from '@portal/src/request/model';

/** Lets all fields of a form change it. The values are passed as props, since each row has its own. */
export const DispatchContext = createContext<Dispatch<FormAction>>(() => undefined);

/** A value with an input. */
export interface InputProps {
  /** The path of the value in the form, and the ID of its input: `body/locales/0/title`. */
  readonly path: string;
  /** The path of the row whose facts describe the value, if it is not its own. */
  readonly factsOf?: string | undefined;
  readonly value?: FormValue | undefined;
  /** The value in the example request. */
  readonly example?: FormValue | undefined;
}

export function useFormDispatch(): Dispatch<FormAction> {
  return useContext(DispatchContext);
}
