import {
  createContext,
  type Dispatch,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { Endpoint } from '@site/src/api/view';
import { buildRequest } from '@site/src/request/build';
import { type FormAction, listIds, toNextValues } from '@site/src/request/form';
import type { FormObject, FormValues, HttpRequest } from '@site/src/request/model';
import { valueOf, withoutSecrets } from '@site/src/request/values';

interface TryOut {
  readonly values: FormValues;
  readonly dispatch: Dispatch<FormAction>;
  /** The request that the values describe. */
  readonly request: HttpRequest;
  /** Whether a link filled the form, and the reader did not fill or clear it since. */
  readonly isFromLink: boolean;
  /** Whether the reader came back to the form with Back or Forward. */
  readonly isRecalled: boolean;
  /** The IDs that the form has from earlier forms. */
  readonly keptIds: readonly string[];
}

/** The form of an endpoint page. */
export function useTryOut(endpoint: Endpoint): TryOut {
  const entry = useEntry();
  const [recalled] = useState(() => forms.get(entry));
  const [values, change] = useReducer(toNextValues, recalled ?? {});
  const [isFromLink, setFromLink] = useState(false);
  const dispatch = useCallback(
    (action: FormAction) => {
      if (action.type === 'fill') setFromLink(action.isFromLink ?? false);
      if (action.type === 'reset') setFromLink(false);
      keepIds(endpoint, action);
      change(action);
    },
    [endpoint],
  );
  const request = useMemo(() => buildRequest(endpoint, values), [endpoint, values]);
  useFormMemory(endpoint, values, entry);
  const isRecalled = recalled !== undefined;
  const keptIds = useKeptIds(endpoint, { values, dispatch, isRecalled });
  return { values, dispatch, request, isFromLink, isRecalled, keptIds };
}

/** Lets all fields of a form change its values. The values are passed as props. */
export const FormContext = createContext<Dispatch<FormAction> | null>(null);

export function useFormDispatch(): Dispatch<FormAction> {
  const dispatch = useContext(FormContext);
  if (!dispatch) throw new Error('useFormDispatch must be used within a FormContext.');
  return dispatch;
}

/** The values that were entered when the reader left a history entry. */
const forms = new Map<string, FormValues>();

/**
 * Remembers the entered values when the reader leaves the page, so Back and Forward restore them.
 * Without credentials, and only until the page is reloaded: nothing is stored.
 */
function useFormMemory(endpoint: Endpoint, values: FormValues, entry: string): void {
  const remember = useEffectEvent((left: string) => {
    forms.set(left, withoutSecrets(endpoint, values));
  });
  useEffect(() => () => remember(entry), [entry]);
}

/** Entries that the router did not add have no key, such as those of jumps to a heading. */
function useEntry(): string {
  const { pathname, key = '' } = useLocation();
  return `${key} ${pathname}`;
}

/** Starts the form with the IDs of earlier forms. Returns the names of those that it still has. */
function useKeptIds(
  endpoint: Endpoint,
  { values, dispatch, isRecalled }: Pick<TryOut, 'values' | 'dispatch' | 'isRecalled'>,
): readonly string[] {
  const [kept, setKept] = useState<FormObject>({});
  const start = useEffectEvent(() => {
    const ids = readIds(endpoint);
    if (isRecalled || Object.keys(ids).length === 0) return;
    setKept(ids);
    dispatch({ type: 'fill', values: { path: ids } });
  });
  useLayoutEffect(() => start(), []);
  return Object.keys(kept).filter((name) => valueOf(values.path, name) === kept[name]);
}

/** Keeps an ID that the reader enters until the session ends, and forgets all with the form. */
function keepIds(endpoint: Endpoint, action: FormAction): void {
  for (const name of listIds(endpoint)) {
    if (action.type === 'reset') toSlot(name).del();
    const isEntered = action.type === 'set' && action.path === `path/${name}`;
    if (isEntered && typeof action.value === 'string') toSlot(name).set(action.value);
  }
}

function readIds(endpoint: Endpoint): FormObject {
  return Object.fromEntries(
    listIds(endpoint).flatMap((name) => {
      const value = toSlot(name).get();
      return value ? [[name, value]] : [];
    }),
  );
}

function toSlot(name: string) {
  return createStorageSlot(`id.${name}`, { persistence: 'sessionStorage' });
}
