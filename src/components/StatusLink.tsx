import type { ComponentProps } from 'react';
import { useSite } from './ui/hooks';
import NewTabIcon from './ui/NewTabIcon';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>;

export default function StatusLink({ children = 'System Status', ...props }: Props) {
  const { statusPage } = useSite();
  return (
    <a {...props} href={statusPage} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabIcon />
    </a>
  );
}
