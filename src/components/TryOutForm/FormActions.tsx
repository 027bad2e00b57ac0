import { memo, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FormObject } from '@portal/src/request/model';
import { toExampleValues } from '@portal/src/request/shown';
import * as messages from '@portal/src/messages/en/form';
import { whenLoaded } from '../Shell/Toast';
import Button from '../ui/Button';
import Menu, { Action } from '../ui/Menu';
import { useFormDispatch } from './FormContext';

interface Props {
  /** With the options that the reader chose. */
  readonly endpoint: Endpoint;
  readonly choice: FormObject | undefined;
  readonly canUndo: boolean;
}

/** Fills the form, or clears it. Memoized, since most form input does not change it. */
function FormActions({ endpoint, choice, canUndo }: Props) {
  const [Panel, setPanel] = useState<typeof import('./PastePanel').default>();
  const ref = useRef<HTMLDivElement>(null);
  const dispatch = useFormDispatch();
  const openPanel = () =>
    whenLoaded(import('./PastePanel'), (loaded) => setPanel(() => loaded.default));
  const focusMenu = () => ref.current?.querySelector('summary')?.focus();
  const closePanel = () => {
    setPanel(undefined);
    focusMenu();
  };
  const undo = ({ currentTarget }: MouseEvent) => {
    flushSync(() => dispatch({ type: 'undo' }));
    // With nothing left to undo, the button is gone.
    if (!currentTarget.isConnected) focusMenu();
  };
  const loadExample = () => {
    const values = toExampleValues(endpoint, { choice });
    dispatch({ type: 'fill', values, done: messages.exampleLoaded });
  };
  const reset = () => dispatch({ type: 'reset', done: messages.cleared });
  return (
    <div ref={ref} className="side scripted" data-mdast="ignore">
      {canUndo && (
        <Button kind="quiet" onClick={undo}>
          {messages.undo}
        </Button>
      )}
      <Menu title={messages.fill}>
        <Action onChoose={loadExample}>{messages.loadExample}</Action>
        <Action onChoose={openPanel}>{messages.paste}</Action>
        <Action onChoose={reset}>{messages.reset}</Action>
      </Menu>
      {Panel && <Panel endpoint={endpoint} onClose={closePanel} />}
    </div>
  );
}

export default memo(FormActions);
