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
      if ('done' in action && action.done !== undefined) {
        const undo = () => {
          change({ type: 'undo' });
          hide.current = show('Undone.', durations.message);
        };
        hide.current = show(<Offer text={`${action.done}.`} onUndo={undo} />, durations.undo);
      } else if (action.type !== 'fold') afterPaint(() => hide.current?.());
    },
    [show, change],
  );
}

interface OfferProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** A message with a button. Control+Z or Command+Z presses Undo until the reader types again. */
function Offer({ text, onUndo }: OfferProps): ReactNode {
  const last = useRef<EventTarget>(null);
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('input', () => listening.abort(), { signal });
    return () => listening.abort();
  }, []);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    last.current = relatedTarget;
  };
  const onClick = () => {
    onUndo();
    if (last.current instanceof HTMLElement) last.current.focus();
  };
  return (
    <>
      {text}{' '}
      <Button aria-keyshortcuts="Control+Z Meta+Z" onFocus={onFocus} onClick={onClick}>
        Undo
      </Button>
    </>
  );
}
