import { memo, useRef, useState } from 'react';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FormObject } from '@portal/src/request/model';
import { toExampleValues } from '@portal/src/request/shown';
import { useToast } from '../Shell/Toast';
import Button from '../ui/Button';
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
  const pasteButton = useRef<HTMLButtonElement>(null);
  const dispatch = useFormDispatch();
  const show = useToast();
  const openPanel = () => {
    import('./PastePanel').then(
      (loaded) => setPanel(() => loaded.default),
      () => show('Could not load this. Check your connection and try again.'),
    );
  };
  const closePanel = () => {
    setPanel(undefined);
    pasteButton.current?.focus();
  };
  return (
    <>
      <Button
        onClick={() => {
          const values = toExampleValues(endpoint, { choice });
          dispatch({ type: 'fill', values, done: 'Example loaded' });
        }}
      >
        Load example
      </Button>
      <Button
        ref={pasteButton}
        aria-expanded={Panel !== undefined}
        onClick={Panel ? closePanel : openPanel}
      >
        Paste
      </Button>
      <Button onClick={() => dispatch({ type: 'reset', done: 'Form cleared' })}>Reset</Button>
      <Button
        aria-disabled={!canUndo}
        onClick={canUndo ? () => dispatch({ type: 'undo' }) : undefined}
      >
        Undo
      </Button>
      {Panel && <Panel endpoint={endpoint} onClose={closePanel} />}
    </>
  );
}

export default memo(FormActions);
