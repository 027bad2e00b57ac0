import { memo, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FormObject } from '@portal/src/request/model';
import { toExampleValues } from '@portal/src/request/shown';
import * as messages from '@portal/src/messages/en/form';
import { showToast } from '../Shell/Toast';
import Button from '../ui/Button';
import { useMenu } from '../ui/hooks';
import { toMenuItems } from '../ui/menuItems';
import { useFormDispatch } from './FormContext';

interface Props {
  /** With the options that the reader chose. */
  readonly endpoint: Endpoint;
  readonly choice: FormObject | undefined;
  readonly canUndo: boolean;
}

/** Fills the form, or clears it. Memoized, since most form input does not change it. */
function FormActions({ endpoint, choice, canUndo }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<typeof import('./PastePanel').default>();
  const ref = useRef<HTMLDivElement>(null);
  const leave = useMenu(ref, () => setOpen(false));
  const dispatch = useFormDispatch();
  const openPanel = () => {
    import('./PastePanel').then(
      (loaded) => setPanel(() => loaded.default),
      () => showToast(messages.notLoaded),
    );
  };
  const focusMenu = () => ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  const closePanel = () => {
    setPanel(undefined);
    focusMenu();
  };
  const undo = ({ currentTarget }: MouseEvent) => {
    flushSync(() => dispatch({ type: 'undo' }));
    // With nothing left to undo, the button is gone.
    if (!currentTarget.isConnected) focusMenu();
  };
  const toItem = toMenuItems(leave);
  return (
    <div ref={ref} className="inline scripted">
      {canUndo && (
        <Button kind="quiet" onClick={undo}>
          {messages.undo}
        </Button>
      )}
      <div className="place">
        <Button className="opens" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {messages.fill}
        </Button>
        {isOpen && (
          <ul className="box clean-list flat floating small choices">
            {toItem(messages.loadExample, () => {
              const values = toExampleValues(endpoint, { choice });
              dispatch({ type: 'fill', values, done: messages.exampleLoaded });
            })}
            {toItem(messages.paste, openPanel)}
            {toItem(messages.reset, () => dispatch({ type: 'reset', done: messages.cleared }))}
          </ul>
        )}
      </div>
      {Panel && <Panel endpoint={endpoint} onClose={closePanel} />}
    </div>
  );
}

export default memo(FormActions);
