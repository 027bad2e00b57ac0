import type { ReactNode } from 'react';
import PageLink from '../PageLink';
import styles from '../Card/styles.module.css';

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
        <a className={styles.link} href={href} download="example-requests.zip">
          Download the example requests
        </a>
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
