/** The typed text, and whether the dropdown is open. */
export type Box =
  | { readonly status: 'closed'; readonly text: string }
  | {
      readonly status: 'open';
      readonly text: string;
      /** URL of the active option. */
      readonly active: string | null;
    };

export type BoxAction =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'open' }
  | { readonly type: 'activate'; readonly href: string | null }
  | { readonly type: 'close' }
  | { readonly type: 'clear' };

export const emptyBox: Box = { status: 'closed', text: '' };

export function toNextBox(box: Box, action: BoxAction): Box {
  switch (action.type) {
    case 'type':
      return { status: 'open', text: action.text, active: null };
    case 'open':
      return box.status === 'open' ? box : { status: 'open', text: box.text, active: null };
    case 'activate':
      return { status: 'open', text: box.text, active: action.href };
    case 'close':
      return { status: 'closed', text: box.text };
    case 'clear':
      return emptyBox;
    default:
      return action satisfies never;
  }
}

/** The option a number of steps away. Wraps around at both ends. */
export function toNeighbour<T>(options: readonly T[], active: T | undefined, step: 1 | -1) {
  const position = active === undefined ? -1 : options.indexOf(active);
  if (position === -1) return options.at(step === 1 ? 0 : -1);
  return options.at((position + step) % options.length);
}
