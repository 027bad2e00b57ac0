import { useSyncExternalStore } from 'react';

/** A value that all parts of the page share, and that stays when a reader goes to another page. */
export function createStore<Value>(initial: Value) {
  let present = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => present;
  return {
    get,
    set: (value: Value) => {
      present = value;
      for (const listener of listeners) listener();
    },
    /** The value in a component. Until the page has loaded, it is the initial one. */
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
