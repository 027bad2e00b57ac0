import type { ReactNode } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import { toExampleValues } from '@site/src/request/values';
import { useToasts } from '../Toast/context';
import { useFormDispatch } from './context';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: Endpoint;
}

/** How long the toast says what happened, in milliseconds. */
const confirmation = 2000;

/** Fills the form with the example, or empties it. */
export default function FormActions({ endpoint }: Props): ReactNode {
  const dispatch = useFormDispatch();
  const { show } = useToasts();
  const load = () => {
    dispatch({ type: 'fill', values: toExampleValues(endpoint) });
    show('The form holds the example', confirmation);
  };
  const reset = () => {
    dispatch({ type: 'fill', values: {} });
    show('The form is empty', confirmation);
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
