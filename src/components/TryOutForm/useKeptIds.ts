import { type Dispatch, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { Endpoint } from '@site/src/catalogue/model';
import { type FormAction, listIds } from '@site/src/request/form';
import type { FormObject, FormValues } from '@site/src/request/model';
import { valueOf } from '@site/src/request/values';

interface Form {
  readonly values: FormValues;
  readonly dispatch: Dispatch<FormAction>;
  /** Whether the reader came back to the form, which has its own values then. */
  readonly isRecalled: boolean;
}

/** Starts the form with the IDs of earlier forms. Returns the names of those that it still has. */
export function useKeptIds(endpoint: Endpoint, form: Form): readonly string[] {
  const { values, dispatch, isRecalled } = form;
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
export function keepIds(endpoint: Endpoint, action: FormAction): void {
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
