import { type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFormDispatch } from './context';

interface Unreadable {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly isUnreadable: boolean;
  readonly onInput: (event: InputEvent<HTMLInputElement>) => void;
}

/** Detects text such as `1e` that a number field shows but hides from scripts. */
export function useUnreadable(value: string | undefined, path: string): Unreadable {
  const dispatch = useFormDispatch();
  const ref = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  // React does not clear the field when the form is reset, since scripts see an empty value
  // already.
  useEffect(() => {
    const input = ref.current;
    if (value === undefined && input?.validity.badInput) input.value = '';
  }, [value]);

  const onInput = ({ currentTarget: { validity } }: InputEvent<HTMLInputElement>) => {
    setUnreadable(validity.badInput);
    if (validity.badInput) dispatch({ type: 'set', path, value: '' });
  };
  return { ref, isUnreadable: isUnreadable && value === '', onInput };
}
