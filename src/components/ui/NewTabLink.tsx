import type { ComponentProps } from 'react';
import * as messages from '@portal/src/messages/en/shell';

/** A link that opens in a new tab, with a sign that says so. */
export default function NewTabLink({ children, ...props }: Omit<ComponentProps<'a'>, 'target'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <svg className="icon tiny after" viewBox="0 0 16 16" role="img" aria-label={messages.newTab}>
        <path d="M6 3.5H3.5v9h9V10M9 3.5h3.5V7M12 4L7 9" />
      </svg>
    </a>
  );
}
