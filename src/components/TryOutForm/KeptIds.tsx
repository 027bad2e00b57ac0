import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly names: readonly string[];
}

/** Says which IDs the form started with. Renders nothing if there are none. */
export default function KeptIds({ names }: Props): ReactNode {
  if (names.length === 0) return null;
  return (
    <p className={styles.kept}>
      Kept from an earlier form, until you reset it: <code>{names.join(', ')}</code>
    </p>
  );
}
