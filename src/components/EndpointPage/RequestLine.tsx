import type { ReactNode } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import MethodBadge from '../MethodBadge';
import { useSite } from '../useSite';
import styles from './RequestLine.module.css';

interface Props {
  readonly endpoint: Endpoint;
}

/** The method and the path with its parameters highlighted. */
export default function RequestLine({ endpoint: { method, path, host } }: Props): ReactNode {
  const { apiBaseUrl, authenticationBaseUrl } = useSite();
  return (
    <div className={styles.line}>
      <MethodBadge method={method} />
      <code className={styles.path}>
        <span className={styles.host}>{host === 'api' ? apiBaseUrl : authenticationBaseUrl}</span>
        {`/${path}`.split(/(\{[^}]+\})/).map((part, position) =>
          part.startsWith('{') ? (
            <span key={position} className={styles.parameter}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </code>
    </div>
  );
}
