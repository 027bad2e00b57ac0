import { type RefObject, useEffect, useRef } from 'react';
import { canPaint, paint } from '@site/src/highlight/paint';
import { loadTokenizer } from '@site/src/highlight/tokenize';

/** Colours the text of an element once its grammar has loaded; the text itself never changes. */
export function useHighlight(code: string, language: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const text = ref.current?.firstChild;
    if (!canPaint() || !(text instanceof Text)) return undefined;
    let clear: (() => void) | undefined;
    let isCurrent = true;
    loadTokenizer(language).then(
      (tokenize) => {
        if (isCurrent) clear = paint(text, tokenize(code));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      clear?.();
    };
  }, [code, language]);
  return ref;
}
