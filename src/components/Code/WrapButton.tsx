import * as messages from '@portal/src/messages/en/code';
import Button from '../ui/Button';
import { remember, useChoice } from '../ui/choice';

const key = 'wrap';

/** Whether long lines of code wrap, on all pages. Otherwise, they scroll. */
export function useWrapped(): boolean {
  return useChoice(key) === 'true';
}

export default function WrapButton() {
  const isWrapped = useWrapped();
  return (
    <Button
      kind="quiet"
      className="scripted"
      aria-label={messages.wrapLines}
      aria-pressed={isWrapped}
      title={messages.wrapLines}
      onClick={() => remember(key, String(!isWrapped))}
    >
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 4h12M2 8h9.5a2.5 2.5 0 0 1 0 5H9M10.5 11L8.5 13l2 2M2 13h3" />
      </svg>
    </Button>
  );
}
