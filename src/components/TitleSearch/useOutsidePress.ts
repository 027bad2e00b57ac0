import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls back at a press outside of the element, which moves no focus on some touch screens. */
export function useOutsidePress<T extends HTMLElement>(
  isOpen: boolean,
  onPress: () => void,
): RefObject<T | null> {
  const element = useRef<T>(null);
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onPress();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);
  return element;
}
