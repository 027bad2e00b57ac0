import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useCopy } from './useCopy';

interface Props {
  readonly text: string;
  /** The toast text after a successful copy. */
  readonly copiedText: string;
}

const labels = { idle: 'Copy', copied: 'Copied!', failed: 'Copy failed' } as const;

/** Copies a text and shows 'Copied!' for two seconds, or 'Copy failed'. */
export default function CopyButton({ text, copiedText }: Props): ReactNode {
  const { state, copy } = useCopy(text, copiedText);
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      {labels[state.status]}
    </button>
  );
}
