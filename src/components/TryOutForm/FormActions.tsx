import { memo, type ReactNode, useRef, useState } from 'react';
import type { Endpoint } from '@site/src/api/view';
import type { FormObject } from '@site/src/request/model';
import { toExampleValues } from '@site/src/request/values';
import { durations, useToast } from '../Shell/Toast';
import Button from '../ui/Button';
import { useFormDispatch } from './FormContext';

interface Props {
  /** With the options that the reader chose. */
  readonly endpoint: Endpoint;
  readonly choice: FormObject | undefined;
  readonly canUndo: boolean;
}

/** Fills the form, or clears it. Memoized, since most form input does not change it. */
function FormActions({ endpoint, choice, canUndo }: Props): ReactNode {
  const dispatch = useFormDispatch();
  const { Panel, toggle, button } = usePastePanel();
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
      <Button ref={button} aria-expanded={Panel !== undefined} onClick={toggle}>
        Paste
      </Button>
      <Button onClick={() => dispatch({ type: 'reset', done: 'Form cleared' })}>Reset</Button>
      <Button
        aria-disabled={!canUndo}
        onClick={canUndo ? () => dispatch({ type: 'undo' }) : undefined}
      >
        Undo
      </Button>
      {Panel && <Panel endpoint={endpoint} onClose={toggle} />}
    </>
  );
}

export default memo(FormActions);

type PastePanel = typeof import('./PastePanel').default;

/** Loads, opens and closes the panel. Closing it returns the focus to its button. */
function usePastePanel() {
  const [Panel, setPanel] = useState<PastePanel>();
  const button = useRef<HTMLButtonElement>(null);
  const show = useToast();
  const toggle = () => {
    if (Panel) {
      setPanel(undefined);
      button.current?.focus();
      return;
    }
    import('./PastePanel').then(
      (loaded) => setPanel(() => loaded.default),
      () => show('Could not load this. Check your connection and try again.', durations.message),
    );
  };
  return { Panel, toggle, button };
}
