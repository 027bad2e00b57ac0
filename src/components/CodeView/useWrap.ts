import { remember, useChoice } from '../choice';

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
