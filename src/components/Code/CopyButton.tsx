import { type ComponentProps, type ReactNode, useState } from 'react';
import * as messages from '@portal/src/messages/en/code';
import { durations } from '../Shell/Toast';
import { copy } from '../Shell/clipboard';
import Button from '../ui/Button';

export interface CopyButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'kind' | 'aria-keyshortcuts'
> {
  readonly text: string | (() => string | Promise<string>);
  readonly copiedText: ReactNode;
  readonly onCopied?: () => void;
}

const idle = { label: messages.copy };

/** Copies code and shows 'Copied!' for two seconds, or 'Copy failed'. */
export default function CopyButton(props: CopyButtonProps) {
  const { text, copiedText, onCopied, ...button } = props;
  const [state, setState] = useState(idle);
  const copyCode = async () => {
    const code = typeof text === 'string' ? text : text();
    const isCopied = await copy(code, copiedText);
    const done = { label: isCopied ? messages.copied : messages.copyFailed };
    setState(done);
    const restore = () => setState((present) => (present === done ? idle : present));
    window.setTimeout(restore, durations.confirmation);
    if (isCopied) onCopied?.();
  };
  return (
    <Button {...button} className="scripted copy" onClick={() => void copyCode()}>
      {state.label}
    </Button>
  );
}
