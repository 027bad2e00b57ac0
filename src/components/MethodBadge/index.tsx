import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Method } from '@site/src/catalogue/model';
import styles from './styles.module.css';

interface Props {
  readonly method: Method;
  readonly size?: 'small' | 'normal';
}

/** The HTTP method as text, in the colour of the method. */
export default function MethodBadge({ method, size = 'normal' }: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[method], styles[size])}>{method}</span>;
}
