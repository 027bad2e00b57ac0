import type { ReactNode } from 'react';
import type { TitledEndpoint } from '@site/src/site-map/titles';
import { MethodBadge } from '../ui/Badge';
import { BreakablePath } from '../ui/InlineText';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: TitledEndpoint;
  /** The path of the parameter that matches. */
  readonly parameter?: string | undefined;
}

/** The method and the path of an endpoint in the results of both searches. */
export default function EndpointLine({ endpoint, parameter }: Props): ReactNode {
  return (
    <span className={styles.endpoint}>
      {' '}
      <MethodBadge method={endpoint.method} size="small" />{' '}
      <code>
        <BreakablePath>{`/${endpoint.path}`}</BreakablePath>
      </code>
      {parameter !== undefined && (
        <>
          {' '}
          <mark>
            <BreakablePath>{parameter}</BreakablePath>
          </mark>
        </>
      )}
    </span>
  );
}
