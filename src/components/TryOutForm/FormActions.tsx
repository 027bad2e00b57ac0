import type { ReactNode } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import { toExampleValues } from '@site/src/request/values';
import Button from '../Control/Button';
import { useToasts } from '../Toast/context';
import { useFormDispatch } from './context';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: Endpoint;
  /** Other actions, which come first. */
  readonly children?: ReactNode;
}

/** How long the toast is shown, in milliseconds. */
const confirmation = 2000;

/** Loads the example into the form, or clears it. */
export default function FormActions({ endpoint, children }: Props): ReactNode {
  const dispatch = useFormDispatch();
  const { show } = useToasts();
  const load = () => {
    dispatch({ type: 'fill', values: toExampleValues(endpoint) });
    show('Example loaded', confirmation);
  };
  const reset = () => {
    dispatch({ type: 'reset' });
    show('Form cleared', confirmation);
  };
  return (
    <div className={styles.actions}>
      {children}
      <Button onClick={load}>Load example</Button>
      <Button onClick={reset}>Reset</Button>
    </div>
  );
}
