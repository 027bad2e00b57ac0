import { type ReactNode, useRef } from 'react';
import clsx from 'clsx';
import { useDocumentEvent, useMenu } from './hooks';

interface Props {
  /** What the button shows. */
  readonly title?: ReactNode;
  /** The name of the button for screen readers, if it shows none. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
  /** List items with choices, each of which closes the menu. */
  readonly children: ReactNode;
}

/** A button with choices below it. Readers can open it before scripts run. */
export default function Menu({ title, label, className, onOpen, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const leave = useMenu(ref, () => {
    if (ref.current) ref.current.open = false;
  });
  useDocumentEvent('click', ({ target }) => {
    const choice = target instanceof Element && target.closest('.choice');
    if (choice && ref.current?.contains(choice)) leave();
  });
  return (
    <details
      ref={ref}
      className={clsx('place', className)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className="opens ui-button" aria-label={label}>
        {title}
      </summary>
      {children && <ul className="box clean-list flat floating small choices">{children}</ul>}
    </details>
  );
}

interface ActionProps {
  readonly children: string;
  readonly onChoose: () => void;
}

/** A choice that is no link. */
export function Action({ children, onChoose }: ActionProps) {
  return (
    <li>
      <button type="button" className="bare choice" onClick={onChoose}>
        {children}
      </button>
    </li>
  );
}
