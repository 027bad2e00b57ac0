import { createContext, type Dispatch, type ReactNode, useContext } from 'react';
import type { FormAction } from '@site/src/request/form';

interface Props {
  readonly dispatch: Dispatch<FormAction>;
  /** The paths of added objects that are shown on one line. */
  readonly folded: readonly string[];
  readonly children: ReactNode;
}

const DispatchContext = createContext<Dispatch<FormAction>>(() => undefined);
export const FoldedContext = createContext<readonly string[]>([]);

/** Lets all fields of a form change it. The values are passed as props, since each row has its own. */
export default function FormProvider({ dispatch, folded, children }: Props): ReactNode {
  return (
    <DispatchContext value={dispatch}>
      <FoldedContext value={folded}>{children}</FoldedContext>
    </DispatchContext>
  );
}

export function useFormDispatch(): Dispatch<FormAction> {
  return useContext(DispatchContext);
}
