import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Endpoint } from '@site/src/api/view';
import { buildRequest } from '@site/src/request/build';
import {
  countTyped,
  emptyForm,
  type FormAction,
  type FormState,
  toNextForm,
} from '@site/src/request/form';
import { sharedPrefix } from '@site/src/request/model';
import { mergeValues, withoutSecrets } from '@site/src/request/values';
import { readCredentials, useKept } from './useKept';
import { useUndo } from './useUndo';

export function useTryOut(endpoint: Endpoint) {
  // Entries that the router did not add have no key, such as those of jumps to a heading.
  const { pathname, key = '' } = useLocation();
  const entry = `${key} ${pathname}`;
  const [recalled] = useState(() => forms.get(entry));
  const [form, change] = useReducer(toNextForm, recalled ?? emptyForm);
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
  /** Whether the reader came back to the form with Back or Forward. */
  const isRecalled = recalled !== undefined;
  useKept(endpoint, { form, change, isRecalled });
  return { form, dispatch, request, isRecalled };
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
function useFormMemory(endpoint: Endpoint, { values, folded }: FormState, entry: string): void {
  const remember = useEffectEvent((left: string) => {
    forms.set(left, { ...emptyForm, values: withoutSecrets(endpoint, values), folded });
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
