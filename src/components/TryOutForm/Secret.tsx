import { type ReactNode, useState } from 'react';
import Button from '../Control/Button';
import styles from './styles.module.css';

interface Props {
  /** The name of the field. */
  readonly name: string;
  /** Renders the input. */
  readonly children: (props: { readonly type: 'password' | 'text' }) => ReactNode;
}

/** A field whose text is hidden until its button is pressed. */
export default function Secret({ name, children }: Props): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.secret}>
      {children({ type: isShown ? 'text' : 'password' })}
      <Button aria-label={`Show ${name}`} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        Show
      </Button>
    </div>
  );
}
