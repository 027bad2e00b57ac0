import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { durations, type ShowToast, useToast } from '../Shell/Toast';
import Button from '../ui/Button';

/** Says in a toast what an action did. */
type OfferUndo = (done: string) => void;

/** Offers to undo what was done last, while a toast says what it was. `undo` also undoes itself. */
export function useUndo(undo: () => void): OfferUndo {
  const show = useToast();
  const hide = useRef<ReturnType<ShowToast>>(undefined);
  useEffect(() => () => hide.current?.(), []);
  return useCallback(
    (done) => {
      const offer = (text: string, label: 'Undo' | 'Redo') => {
        const run = () => {
          undo();
          if (label === 'Undo') offer('Undone.', 'Redo');
          else hide.current?.();
        };
        const content = <Offer text={text} label={label} onChoose={run} />;
        hide.current = show(content, durations.undo);
      };
      offer(`${done}.`, 'Undo');
    },
    [show, undo],
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
