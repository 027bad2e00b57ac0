import { useEffect, useState } from 'react';
import { useToasts } from '../Toast/context';

type CopyState = { readonly status: 'idle' | 'copied' | 'failed' };

/** A text, or a function that returns it. */
export type Copied = string | (() => string);

interface Copy {
  readonly state: CopyState;
  readonly copy: () => void;
}

/** How long the button and the toast show the result, in milliseconds. */
const confirmation = 2000;

export function useCopy(text: Copied, copiedText: string, onCopied?: () => void): Copy {
  const [state, setState] = useState<CopyState>({ status: 'idle' });
  const { show } = useToasts();

  useEffect(() => {
    if (state.status === 'idle') return undefined;
    const timer = window.setTimeout(() => setState({ status: 'idle' }), confirmation);
    return () => window.clearTimeout(timer);
  }, [state]);

  const confirm = (status: 'copied' | 'failed', message: string) => {
    setState({ status });
    show(message, confirmation);
  };
  const copy = () => {
    writeText(typeof text === 'string' ? text : text()).then(
      () => {
        confirm('copied', copiedText);
        onCopied?.();
      },
      () => confirm('failed', 'Could not copy the code. Select it and copy it manually.'),
    );
  };
  return { state, copy };
}

/** Rejects if there is no clipboard, for example on pages served without HTTPS. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
