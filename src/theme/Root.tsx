/** Keeps toasts from page to page. */
import type { Props } from '@theme/Root';
import Toasts from '@portal/src/components/Shell/Toast';

export default function Root({ children }: Props) {
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}
