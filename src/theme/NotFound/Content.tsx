/** The not-found page. */
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import PageLink from '@portal/src/components/ui/PageLink';
import * as messages from '@portal/src/messages/en/failure';

export default function NotFoundContent() {
  return (
    <section className="centered align-center">
      <PageMetadata title={messages.notFound} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className="muted strong" aria-hidden="true">
        404
      </p>
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundAdvice}</p>
      <PageLink to="/" className="ui-button primary">
        {messages.returnHome}
      </PageLink>
    </section>
  );
}
