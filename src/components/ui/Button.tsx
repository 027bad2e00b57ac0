import type { ComponentProps } from 'react';
import clsx from 'clsx';

interface Props extends ComponentProps<'button'> {
  /** `quiet` has no border until the pointer is over it. */
  readonly kind?: 'primary' | 'quiet';
}

/** A small button. Toggles set `aria-pressed`. */
export default function Button({ kind, className, ...props }: Props) {
  return <button type="button" className={clsx('ui-button', kind, className)} {...props} />;
}
