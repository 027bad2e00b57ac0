import type { ComponentProps } from 'react';
import * as messages from '@portal/src/messages/en/shell';
import { useSite } from './ui/hooks';
import NewTabLink from './ui/NewTabLink';

type Props = Omit<ComponentProps<typeof NewTabLink>, 'href'>;

export default function StatusLink({ children = messages.systemStatus, ...props }: Props) {
  const { statusPage } = useSite();
  return (
    <NewTabLink {...props} href={statusPage}>
      {children}
    </NewTabLink>
  );
}
