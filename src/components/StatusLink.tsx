import type { ComponentProps } from 'react';
import { useSite } from './ui/hooks';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>;

export default function StatusLink({ children = 'System Status', ...props }: Props) {
  const { statusPage } = useSite();
  return (
    <a {...props} href={statusPage} target="_blank" rel="noopener noreferrer">
      {children}
      <svg
        className="icon tiny after"
        viewBox="0 0 16 16"
        role="img"
        aria-label="(opens in a new tab)"
      >
        <path d="M6 3.5H3.5v9h9V10M9 3.5h3.5V7M12 4L7 9" />
      </svg>
    </a>
  );
}
