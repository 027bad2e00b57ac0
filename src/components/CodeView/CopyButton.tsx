import type { ReactNode } from 'react';
import Button from '../Control/Button';
import styles from './styles.module.css';
import { type Copied, useCopy } from './useCopy';

interface Props {
  readonly text: Copied;
  /** The toast text after a successful copy. */
  readonly copiedText: string;
}

const labels = { idle: 'Copy', copied: 'Copied!', failed: 'Copy failed' } as const;

/** Copies a text and shows 'Copied!' for two seconds, or 'Copy failed'. */
export default function CopyButton({ text, copiedText }: Props): ReactNode {
  const { state, copy } = useCopy(text, copiedText);
  return (
    <Button className={styles.copy} onClick={copy}>
      {labels[state.status]}
    </Button>
  );
}
