import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './controls.module.css';

interface Props extends ComponentProps<'button'> {
  /** `quiet` has no border until the pointer is over it. */
  readonly kind?: 'normal' | 'primary' | 'quiet';
}

/** A small button. Toggles set `aria-pressed`. */
export default function Button({ kind = 'normal', className, ...props }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.button, kind !== 'normal' && styles[kind], className)}
      {...props}
    />
  );
}
