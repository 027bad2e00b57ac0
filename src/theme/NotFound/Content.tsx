/** The not-found page. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import PageLink from '@site/src/components/ui/PageLink';
import controls from '@site/src/components/ui/controls.module.css';

export default function NotFoundContent(): ReactNode {
  return (
    <section className="centered align-center">
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className="muted strong" aria-hidden="true">
        404
      </p>
      <h1>Oops! Page not found</h1>
      <p>Check the URL for typos, or use the search to find the page.</p>
      <PageLink to="/" className={clsx(controls.button, controls.primary)}>
        Return to Home
      </PageLink>
    </section>
  );
}
