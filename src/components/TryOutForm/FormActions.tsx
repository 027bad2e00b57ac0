import type { ReactNode } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import { toExampleValues } from '@site/src/request/values';
import { durations, useToast } from '../Shell/Toast';
import Button from '../ui/Button';
import { useFormDispatch } from './useTryOut';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: Endpoint;
  /** Other actions, which come first. */
  readonly children?: ReactNode;
}

/** Loads the example into the form, or clears it. */
export default function FormActions({ endpoint, children }: Props): ReactNode {
  const dispatch = useFormDispatch();
  const show = useToast();
  const load = () => {
    dispatch({ type: 'fill', values: toExampleValues(endpoint) });
    show('Example loaded', durations.confirmation);
  };
  const reset = () => {
    dispatch({ type: 'reset' });
    show('Form cleared', durations.confirmation);
  };
  return (
    <div className={styles.actions}>
      {children}
      <Button onClick={load}>Load example</Button>
      <Button onClick={reset}>Reset</Button>
    </div>
  );
}

interface KeptIdsProps {
  readonly names: readonly string[];
}

/** Says which IDs the form started with. Renders nothing if there are none. */
export function KeptIds({ names }: KeptIdsProps): ReactNode {
  if (names.length === 0) return null;
  return (
    <p className={styles.kept}>
      Kept from an earlier form, until you reset it: <code>{names.join(', ')}</code>
    </p>
  );
}
