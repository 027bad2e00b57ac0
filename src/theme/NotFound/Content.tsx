/** The not-found page. */
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { useSite } from '@portal/src/components/ui/hooks';
import PageLink from '@portal/src/components/ui/PageLink';
import * as messages from '@portal/src/messages/en/failure';
import { splitAddress } from '@portal/src/routes/apis';

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
      {isLiveServer && <OtherApi />}
      <PageLink to="/" className="ui-button primary">
        {messages.returnHome}
      </PageLink>
    </section>
  );
}

/** For editors: the development server has one API of several. */
function OtherApi() {
  const { path, current, apis } = useSite().around ?? { path: '/', current: '', apis: [] };
  const { pathname } = useLocation();
  const below = apis.filter((api) => api.path !== '').map(({ id }) => id);
  const wanted = splitAddress(pathname.slice(path.length - 1), below)?.id ?? '';
  if (wanted === (below.includes(current) ? current : '')) return null;
  const option = wanted === '' ? 'without --api' : `with --api ${wanted}`;
  return <p>{`This server shows one API. For this page, start it ${option}.`}</p>;
}
