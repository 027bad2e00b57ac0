import clsx from 'clsx';
import type { Method } from '@portal/src/openapi/document';
import type { Endpoint } from '@portal/src/openapi/model';
import * as messages from '@portal/src/messages/en/shell';
import InlineText from './InlineText';

const labels = { breaking: messages.breaking, deprecated: messages.deprecated } as const;

/** A one-word warning next to a title or a name. */
export default function Badge({ kind }: { readonly kind: keyof typeof labels }) {
  return <strong className={clsx('ui-badge tinted', kind)}>{labels[kind]}</strong>;
}

/** The marks of an operation with what they mean, if the document says it. */
export function LabelBadges({ badges }: Required<Pick<Endpoint, 'badges'>>) {
  return (
    <ul className="clean-list flat below inline small">
      {badges.map(({ label, description }) => (
        <li key={label}>
          <strong className="ui-badge tinted">{label}</strong>
          {description && (
            <>
              {' '}
              <span className="muted">
                <InlineText>{description}</InlineText>
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface MethodBadgeProps {
  readonly method: Method;
  /** `small` is text only. */
  readonly size?: 'small' | 'normal';
}

/** The HTTP method as text, in its colour if it has one. */
export function MethodBadge({ method, size = 'normal' }: MethodBadgeProps) {
  return (
    <span data-method="" className={clsx('ui-badge', method, size === 'normal' && 'tinted')}>
      {method}
    </span>
  );
}
