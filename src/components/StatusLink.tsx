import type { ComponentProps } from 'react';
import * as messages from '@portal/src/messages/en/shell';
import { useSite } from './ui/hooks';
import NewTabIcon from './ui/NewTabIcon';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>;

export default function StatusLink({ children = messages.systemStatus, ...props }: Props) {
  const { statusPage } = useSite();
  return (
    <a {...props} href={statusPage} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabIcon />
    </a>
  );
}
