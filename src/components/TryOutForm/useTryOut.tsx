import {
  type Dispatch,
  type FocusEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { useLocation } from '@docusaurus/router';
import type { Endpoint } from '@portal/src/openapi/model';
import { buildRequest } from '@portal/src/request/build';
import {
  countTyped,
  emptyForm,
  type FormAction,
  type FormState,
  toNextForm,
} from '@portal/src/request/form';
import { sharedPrefix } from '@portal/src/request/model';
import { withoutSecrets } from '@portal/src/request/shown';
import { mergeValues } from '@portal/src/request/values';
import * as messages from '@portal/src/messages/en/form';
import { durations, showToast } from '../Shell/Toast';
import Button from '../ui/Button';
import { afterPaint, useDocumentEvent } from '../ui/hooks';
import { readCredentials, useKept } from './useKept';
import { useSharedForm } from './useSharedForm';

export function useTryOut(endpoint: Endpoint) {
  // Entries that the router did not add have no key, such as those of jumps to a heading.
  const { pathname, key = '' } = useLocation();
  const entry = `${key} ${pathname}`;
  const [form, change] = useReducer(toNextForm, entry, (key) => forms.get(key) ?? emptyForm);
  const offerUndo = useUndo(change);
  const dispatch = useCallback(
    (action: FormAction) => {
      if (action.type === 'fill') {
        // Examples and links have no credentials, so they do not replace those of the reader.
        const values = mergeValues(action.values, readCredentials(endpoint));
        change({ ...action, values });
      } else change(action);
      if (action.type === 'reset') removeSharedForm();
      offerUndo(action);
    },
    [endpoint, offerUndo],
  );
  const { values } = form;
  const request = useMemo(() => buildRequest(endpoint, values), [endpoint, values]);
  useFormMemory(endpoint, form, entry);
  useLeaveQuestion(form);
  useKept(endpoint, form, change);
  useSharedForm(endpoint, form, dispatch);
  return { form, dispatch, request };
}

/** Says in a toast what an action did, and offers to undo it until the next one. */
function useUndo(change: Dispatch<FormAction>): Dispatch<FormAction> {
  const hide = useRef<ReturnType<typeof showToast>>(undefined);
  useEffect(() => () => hide.current?.(), []);
  return useCallback(
    (action) => {
      if ('done' in action && action.done !== undefined) {
        const undo = () => {
          change({ type: 'undo' });
          hide.current = showToast(messages.undone);
        };
        hide.current = showToast(<Offer text={action.done} onUndo={undo} />, durations.undo);
      } else afterPaint(() => hide.current?.());
    },
    [change],
  );
}

interface OfferProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** A message with a button. Control+Z or Command+Z presses Undo until the reader types again. */
function Offer({ text, onUndo }: OfferProps) {
  const last = useRef<EventTarget>(null);
  const hasTyped = useRef(false);
  useDocumentEvent('input', () => {
    hasTyped.current = true;
  });
  useDocumentEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (hasTyped.current || key.toLowerCase() !== 'z') return;
    if (ctrlKey === metaKey || shiftKey || altKey) return;
    event.preventDefault();
    onUndo();
  });
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
        {messages.undo}
      </Button>
    </>
  );
}

/** Otherwise, a reload would fill the form from the link again. */
function removeSharedForm(): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(sharedPrefix)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** The forms as the reader left them, by history entry. */
const forms = new Map<string, FormState>();

/**
 * Remembers the form when the reader leaves the page, so Back and Forward restore it. Without
 * credentials, and only until the page is reloaded: nothing is stored.
 */
function useFormMemory(endpoint: Endpoint, { values }: FormState, entry: string): void {
  const remember = useEffectEvent((left: string) => {
    const kept = withoutSecrets(endpoint, values);
    forms.set(left, { ...emptyForm, values: kept, isRecalled: true });
  });
  useEffect(() => () => remember(entry), [entry]);
}

/** The most typed values that a reload loses without a question. */
const mostLost = 3;

/** Lets the browser ask before a reload or a closed tab loses what the reader typed. */
function useLeaveQuestion(form: FormState): void {
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (countTyped(form) > mostLost) event.preventDefault();
  });
  // A page with a listener may load more slowly with Back.
  const isEmpty = Object.keys(form.values).length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    const ask = (event: BeforeUnloadEvent) => onLeave(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isEmpty]);
}
