import {
  type Dispatch,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { FormAction } from '@site/src/request/form';
import { durations, type ShowToast, useToast } from '../Shell/Toast';
import Button from '../ui/Button';
import { afterPaint } from '../ui/hooks';

/** Says in a toast what an action did, and offers to undo it until the next one. */
export function useUndo(change: Dispatch<FormAction>): Dispatch<FormAction> {
  const show = useToast();
  const hide = useRef<ReturnType<ShowToast>>(undefined);
  useEffect(() => () => hide.current?.(), []);
  return useCallback(
    (action) => {
      const offer = (text: string, label: 'Undo' | 'Redo') => {
        const run = () => {
          change({ type: label === 'Undo' ? 'undo' : 'redo' });
          if (label === 'Undo') offer('Undone.', 'Redo');
          else hide.current?.();
        };
        const content = <Offer text={text} label={label} onChoose={run} />;
        hide.current = show(content, durations.undo);
      };
      if (action.type === 'undo') offer('Undone.', 'Redo');
      else if ('done' in action && action.done !== undefined) offer(`${action.done}.`, 'Undo');
      else if (action.type !== 'fold') afterPaint(() => hide.current?.());
    },
    [show, change],
  );
}

interface OfferProps {
  readonly text: string;
  readonly label: 'Undo' | 'Redo';
  readonly onChoose: () => void;
}

/** A message with a button. Control+Z or Command+Z presses Undo until the reader types again. */
function Offer({ text, label, onChoose }: OfferProps): ReactNode {
  const last = useRef<EventTarget>(null);
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (label !== 'Undo') return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return;
      event.preventDefault();
      choose();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('input', () => listening.abort(), { signal });
    return () => listening.abort();
  }, [label]);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    last.current = relatedTarget;
  };
  const onClick = () => {
    onChoose();
    if (last.current instanceof HTMLElement) last.current.focus();
  };
  const shortcut = label === 'Undo' ? 'Control+Z Meta+Z' : undefined;
  return (
    <>
      {text}{' '}
      <Button aria-keyshortcuts={shortcut} onFocus={onFocus} onClick={onClick}>
        {label}
      </Button>
    </>
  );
}
