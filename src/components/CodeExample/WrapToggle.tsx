import { memo, type ReactNode } from 'react';
import { useWrap } from '../CodeView/useWrap';
import Button from '../Control/Button';

/** Switches between wrapped and scrolled lines on all pages. */
function WrapToggle(): ReactNode {
  const { isWrapped, setWrapped } = useWrap();
  return (
    <Button kind="quiet" aria-pressed={isWrapped} onClick={() => setWrapped(!isWrapped)}>
      Wrap
    </Button>
  );
}

export default memo(WrapToggle);
