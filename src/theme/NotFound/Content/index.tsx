/** The not-found page in the words of the specification. */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import PageLink from '@site/src/components/PageLink';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
  return (
    <section className={styles.notFound}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>Oops! Page not found</h1>
      <p>
        The address may be mistyped, or the page may have moved. The search above knows every page.
      </p>
      <PageLink to="/" className={styles.home}>
        Return to Home
      </PageLink>
    </section>
  );
}
