import type { ReactNode } from 'react';
import styles from '../Card/styles.module.css';
import ExampleRequests from '../ExampleRequests';
import PageLink from '../PageLink';

interface Props {
  readonly href: string;
  /** The route of the page with all downloads, if the version has one. */
  readonly more?: string | undefined;
}

/** Downloads the archive of example requests. */
export default function DownloadCard({ href, more }: Props): ReactNode {
  return (
    <div className={styles.card}>
      <div className={styles.title}>
        <ExampleRequests className={styles.link} href={href}>
          Download the example requests
        </ExampleRequests>
      </div>
      <p>
        A Postman collection with a request for every endpoint.
        {more !== undefined && (
          <>
            {' '}
            For other formats, see{' '}
            <PageLink className={styles.inner} to={more}>
              Downloads
            </PageLink>
            .
          </>
        )}
      </p>
    </div>
  );
}
