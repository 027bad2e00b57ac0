import { type ReactNode, useEffect, useState } from 'react';
import clsx from 'clsx';
import { durations } from '../Shell/Toast';
import { useClipboard } from '../Shell/useClipboard';
import Button from '../ui/Button';
import styles from './CodeView.module.css';

interface Props {
  readonly text: string | (() => string | Promise<string>);
  readonly copiedText: ReactNode;
  readonly shortcut?: string | undefined;
  readonly onCopied?: () => void;
  readonly kind?: 'primary';
}

const labels = { idle: 'Copy', copied: 'Copied!', failed: 'Copy failed' } as const;
const failed = 'Could not copy the code. Select it and copy it manually.';

/** Copies code and shows 'Copied!' for two seconds, or 'Copy failed'. */
export default function CopyButton(props: Props): ReactNode {
  const { text, copiedText, shortcut, onCopied, ...button } = props;
  const [state, setState] = useState<{ readonly status: keyof typeof labels }>({ status: 'idle' });
  const copy = useClipboard();

  useEffect(() => {
    if (state.status === 'idle') return undefined;
    const timer = window.setTimeout(() => setState({ status: 'idle' }), durations.confirmation);
    return () => window.clearTimeout(timer);
  }, [state]);

  const copyCode = async () => {
    const code = typeof text === 'string' ? text : text();
    const isCopied = await copy(code, { copied: copiedText, failed });
    setState({ status: isCopied ? 'copied' : 'failed' });
    if (isCopied) onCopied?.();
  };
  return (
    <Button
      {...button}
      className={clsx('scripted', styles.copy)}
      aria-keyshortcuts={shortcut}
      onClick={() => void copyCode()}
    >
      {labels[state.status]}
    </Button>
  );
}
