import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly href: string;
}

/** Links to the archive of example requests. */
export default function DownloadCard({ href }: Props): ReactNode {
  return (
    <section className={styles.card} aria-labelledby="example-requests">
      <div>
        <h2 id="example-requests">Example requests</h2>
        <p>
          A Postman collection with a request for every endpoint, and an environment for your hosts
          and credentials. Import both files from the archive.
        </p>
      </div>
      <a className={styles.download} href={href} download="example-requests.zip">
        Download the collection
      </a>
    </section>
  );
}
