import type { ReactNode } from 'react';
import Button from '../Control/Button';
import styles from './styles.module.css';
import { type Copied, useCopy } from './useCopy';

interface Props {
  readonly text: Copied;
  /** The toast text after a successful copy. */
  readonly copiedText: string;
  readonly onCopied?: () => void;
}

const labels = { idle: 'Copy', copied: 'Copied!', failed: 'Copy failed' } as const;

/** Copies a text and shows 'Copied!' for two seconds, or 'Copy failed'. */
export default function CopyButton({ text, copiedText, onCopied }: Props): ReactNode {
  const { state, copy } = useCopy(text, copiedText, onCopied);
  return (
    <Button className={styles.copy} onClick={copy}>
      {labels[state.status]}
    </Button>
  );
}
