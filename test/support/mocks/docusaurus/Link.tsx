import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useHistory } from 'react-router-dom';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** An anchor. In a `MemoryRouter`, a plain click on a link to a page of the portal navigates. */
export default function Link({ to, href, onClick, children, ...props }: Props): ReactNode {
  const history = useHistory() as ReturnType<typeof useHistory> | undefined;
  const target = to ?? href;
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (target?.startsWith('/')) history?.push(target);
  };
  return (
    <a {...props} href={target} onClick={navigate}>
      {children}
    </a>
  );
}
