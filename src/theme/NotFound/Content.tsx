/** The not-found page. */
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import PageLink from '@portal/src/components/ui/PageLink';

export default function NotFoundContent() {
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
      <PageLink to="/" className="ui-button primary">
        Return to Home
      </PageLink>
    </section>
  );
}
