import type { ReactNode } from 'react';
import clsx from 'clsx';
import { type TitledEndpoint, toShownPath } from '@portal/src/routes/titles';
import { MethodBadge } from '../ui/Badge';
import { BreakablePath } from '../ui/InlineText';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: TitledEndpoint;
  readonly renderPath?: (path: string) => ReactNode;
  /** The field that matches, marked. */
  readonly field?: string | undefined;
}

/** The method and the path of an endpoint in the results of both searches. */
export default function EndpointLine({
  endpoint: { method, path },
  renderPath = toBreakable,
  field,
}: Props) {
  return (
    <span className={clsx('inline', styles.endpoint)}>
      {' '}
      <MethodBadge method={method} size="small" />{' '}
      <code className="plain muted">{renderPath(toShownPath(path))}</code>{' '}
      {field !== undefined && (
        <code className="plain">
          <mark>{toBreakable(field)}</mark>
        </code>
      )}
    </span>
  );
}

function toBreakable(path: string): ReactNode {
  return <BreakablePath>{path}</BreakablePath>;
}
