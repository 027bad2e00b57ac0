import type { ReactNode } from 'react';
import type { HttpRequest } from '@site/src/request/model';
import { toTarget } from '@site/src/request/url';
import BreakablePath from '../BreakablePath';
import MethodBadge from '../MethodBadge';
import styles from './RequestLine.module.css';

interface Props {
  readonly request: HttpRequest;
}

/** The method and the path with the entered values. Highlights path parameters without a value. */
export default function RequestLine({ request }: Props): ReactNode {
  return (
    <div className={styles.line}>
      <MethodBadge method={request.method} />{' '}
      <code className={styles.path}>
        <span className={styles.host}>{request.baseUrl}</span>
        {toTarget(request)
          .split(/(\{[^}]+\})/)
          .map((part, position) =>
            part.startsWith('{') ? (
              <span key={position} className={styles.parameter}>
                {part}
              </span>
            ) : (
              <BreakablePath key={position}>{part}</BreakablePath>
            ),
          )}
      </code>
    </div>
  );
}
