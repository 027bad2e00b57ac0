import { memo, type ReactNode } from 'react';
import type { Response } from '@site/src/catalogue/model';
import InlineText from '../InlineText';
import PageLink from '../PageLink';
import styles from './ResponseCodes.module.css';

interface Props {
  readonly responses: readonly Response[];
}

/** The status codes of an endpoint, each linked to its row on the errors page. */
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
        Other codes are those of the whole API: see <PageLink to="/docs/errors">Errors</PageLink>.
      </p>
    </>
  );
}

export default memo(ResponseCodes);
