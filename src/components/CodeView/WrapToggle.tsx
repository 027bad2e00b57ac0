import type { ReactNode } from 'react';
import Button from '../Control/Button';
import { useWrap } from './useWrap';

/** Switches between wrapped and scrolled lines on all pages. */
export default function WrapToggle(): ReactNode {
  const { isWrapped, setWrapped } = useWrap();
  return (
    <Button kind="quiet" aria-pressed={isWrapped} onClick={() => setWrapped(!isWrapped)}>
      Wrap
    </Button>
  );
}
