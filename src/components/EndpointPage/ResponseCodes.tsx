import { memo, type ReactNode } from 'react';
import type { Response } from '@site/src/catalogue/model';
import InlineText from '../InlineText';
import PageLink from '../PageLink';
import styles from './ResponseCodes.module.css';

interface Props {
  readonly responses: readonly Response[];
}

/** The status codes of an endpoint, with links to the errors page. */
function ResponseCodes({ responses }: Props): ReactNode {
  return (
    <>
      <dl className={styles.codes}>
        {responses.map(({ status, description }) => (
          <div key={status} className={styles.code}>
            <dt>
              <PageLink to={`/docs/errors#status-${String(status).charAt(0)}xx`}>
                <code>{status}</code>
              </PageLink>
            </dt>
            <dd>
              <InlineText>{description}</InlineText>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.shared}>
        For all other codes, see <PageLink to="/docs/errors">Errors</PageLink>.
      </p>
    </>
  );
}

export default memo(ResponseCodes);
