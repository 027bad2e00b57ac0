import { memo, type ReactNode } from 'react';
import Button from '../ui/Button';
import { remember, useChoice } from '../ui/choice';

const key = 'wrap-lines';

/** Whether long lines of samples and responses wrap. They do until a reader switches it off. */
export function useWrap(): boolean {
  return useChoice(key) !== 'off';
}

/** Switches between wrapped and scrolled lines on all pages. */
export const WrapToggle = memo(function WrapToggle(): ReactNode {
  const isWrapped = useWrap();
  return (
    <Button
      kind="quiet"
      aria-pressed={isWrapped}
      onClick={() => remember(key, isWrapped ? 'off' : 'on')}
    >
      Wrap
    </Button>
  );
});
