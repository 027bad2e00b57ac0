import type { ReactNode } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import { toExampleValues } from '@site/src/request/values';
import { useToasts } from '../Toast/context';
import { useFormDispatch } from './context';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: Endpoint;
}

/** How long the toast is shown, in milliseconds. */
const confirmation = 2000;

/** Loads the example into the form, or clears it. */
export default function FormActions({ endpoint }: Props): ReactNode {
  const dispatch = useFormDispatch();
  const { show } = useToasts();
  const load = () => {
    dispatch({ type: 'fill', values: toExampleValues(endpoint) });
    show('Example loaded', confirmation);
  };
  const reset = () => {
    dispatch({ type: 'fill', values: {} });
    show('Form cleared', confirmation);
  };
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.add} onClick={load}>
        Load example
      </button>
      <button type="button" className={styles.add} onClick={reset}>
        Reset
      </button>
    </div>
  );
}
