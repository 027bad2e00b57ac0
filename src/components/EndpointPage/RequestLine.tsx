import { memo, type ReactNode } from 'react';
import type { HttpRequest } from '@site/src/request/model';
import BreakablePath from '../BreakablePath';
import MethodBadge from '../MethodBadge';
import styles from './RequestLine.module.css';

interface Props extends Pick<HttpRequest, 'method' | 'baseUrl'> {
  /** The path and query. */
  readonly target: string;
}

/** The method and the path with the entered values. Highlights path parameters without a value. */
function RequestLine({ method, baseUrl, target }: Props): ReactNode {
  return (
    <div className={styles.line}>
      <MethodBadge method={method} />{' '}
      <code className={styles.path}>
        <span className={styles.host}>{baseUrl}</span>
        {target.split(/(\{[^}]+\})/).map((part, position) =>
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

export default memo(RequestLine);
