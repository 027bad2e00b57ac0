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
      className="scripted"
      aria-label="Wrap"
      title="Wrap long lines"
      aria-pressed={isWrapped}
      onClick={() => remember(key, isWrapped ? 'off' : 'on')}
    >
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 3.5h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8M2 12.5h2M9.75 10.5l-2 2 2 2" />
      </svg>
    </Button>
  );
});
