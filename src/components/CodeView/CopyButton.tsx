import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useCopy } from './useCopy';

interface Props {
  readonly text: string;
  /** Text of the toast after copying. */
  readonly copiedText: string;
}

const labels = { idle: 'Copy', copied: 'Copied!', failed: 'Copy failed' } as const;

/** Copies a text; says 'Copied!' for two seconds, and says so honestly when it failed. */
export default function CopyButton({ text, copiedText }: Props): ReactNode {
  const { state, copy } = useCopy(text, copiedText);
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      {labels[state.status]}
    </button>
  );
}
