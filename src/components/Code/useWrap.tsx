import { memo, type ReactNode } from 'react';
import Button from '../ui/Button';
import { remember, useChoice } from '../ui/choice';

interface Wrap {
  /** Whether long lines of samples and responses wrap. They do until a reader switches it off. */
  readonly isWrapped: boolean;
  readonly setWrapped: (isWrapped: boolean) => void;
}

const key = 'wrap-lines';

export function useWrap(): Wrap {
  return { isWrapped: useChoice(key) !== 'off', setWrapped };
}

function setWrapped(isWrapped: boolean): void {
  remember(key, isWrapped ? 'on' : 'off');
}

/** Switches between wrapped and scrolled lines on all pages. */
export const WrapToggle = memo(function WrapToggle(): ReactNode {
  const { isWrapped, setWrapped } = useWrap();
  return (
    <Button kind="quiet" aria-pressed={isWrapped} onClick={() => setWrapped(!isWrapped)}>
      Wrap
    </Button>
  );
});
