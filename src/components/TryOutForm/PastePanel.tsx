import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import type { Endpoint } from '@portal/src/openapi/model';
import * as messages from '@portal/src/messages/en/paste';
import * as form from '@portal/src/messages/en/form';
import Button from '../ui/Button';
import { useDocumentEvent } from '../ui/hooks';
import { useFormDispatch } from './FormContext';
import IgnoredParts from './IgnoredParts';
import { type Paste, readPaste } from './readPaste';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: Endpoint;
  readonly onClose: () => void;
}

/** Fills the form from a request that the reader has already. Escape closes it. */
export default function PastePanel({ endpoint, onClose }: Props) {
  const dispatch = useFormDispatch();
  const field = useRef<HTMLTextAreaElement>(null);
  const [read, setRead] = useState<Paste>();
  useEffect(() => field.current?.focus(), []);
  useDocumentEvent('keydown', ({ key, target }) => {
    if (key === 'Escape' && field.current?.form?.contains(target as Node)) onClose();
  });
  const fill = (event: SubmitEvent) => {
    event.preventDefault();
    const paste = readPaste(endpoint, field.current?.value ?? '');
    setRead(paste);
    if (paste.kind === 'problem' || Object.keys(paste.values).length === 0) return;
    dispatch({ type: 'paste', values: paste.values, done: form.filledIn });
    if (paste.ignored.length === 0) onClose();
  };
  const isProblem = read?.kind === 'problem';
  return (
    <form
      className={clsx('box flat floating padded stack tight wrap small', styles.paste)}
      onSubmit={fill}
    >
      <label htmlFor="paste">{messages.label}</label>
      <textarea
        ref={field}
        id="paste"
        className="field"
        rows={4}
        autoComplete="off"
        spellCheck={false}
        aria-describedby="paste-outcome"
        aria-invalid={isProblem || undefined}
      />
      <div id="paste-outcome" className={isProblem ? 'danger tiny' : undefined} aria-live="polite">
        {read && <p>{toOutcome(read)}</p>}
        {read?.kind === 'request' && read.ignored.length > 0 && (
          <IgnoredParts parts={read.ignored} />
        )}
      </div>
      <div className="inline">
        <Button kind="primary" type="submit">
          {messages.fillIn}
        </Button>
        <Button onClick={onClose}>{messages.close}</Button>
      </div>
    </form>
  );
}

function toOutcome(read: Paste): string {
  if (read.kind === 'problem') return read.text;
  const isFilled = Object.keys(read.values).length > 0;
  return isFilled ? form.filledIn : messages.nothing;
}
