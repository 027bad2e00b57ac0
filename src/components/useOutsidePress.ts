import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back on a press outside the element, which does not move the focus on some touchscreens.
 */
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
