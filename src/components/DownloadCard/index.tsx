import type { ReactNode } from 'react';
import styles from '../Card/styles.module.css';

interface Props {
  readonly href: string;
}

/** Downloads the archive of example requests. */
export default function DownloadCard({ href }: Props): ReactNode {
  return (
    <div className={styles.card}>
      <div className={styles.title}>
        <a className={styles.link} href={href} download="example-requests.zip">
          Download the example requests
        </a>
      </div>
      <p>
        A Postman collection with a request for every endpoint, and an environment for your hosts
        and credentials.
      </p>
    </div>
  );
}
