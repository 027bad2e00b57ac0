import { useCallback, useEffect, useRef } from 'react';

/**
 * A function that reads the latest value. It never changes, so components that need the value only
 * in an event do not render again with each keystroke.
 */
export function useReader<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return useCallback(() => latest.current, []);
}
