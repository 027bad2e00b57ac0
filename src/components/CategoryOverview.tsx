import type { ReactNode } from 'react';
import type { CategoryOverviewPage, EndpointCard as EndpointCardData } from '@site/src/page-data';
import Badge, { MethodBadge } from './ui/Badge';
import { Cards } from './ui/Card';
import InlineText from './ui/InlineText';
import PageLink from './ui/PageLink';
import { withPageData } from './withPageData';
import styles from './CategoryOverview.module.css';

interface Props {
  readonly page: CategoryOverviewPage;
}

/** Lists the endpoints of a category as cards, with a heading for each group. */
function CategoryOverview({ page: { category, endpoints } }: Props): ReactNode {
  const { title, description, groups, operations } = category;
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.description}>
        <InlineText>{description}</InlineText>
      </p>
      {operations < endpoints.length && (
        <p className={styles.rule}>
          {operations} endpoints on {endpoints.length} pages. An endpoint that undoes another one is
          not counted separately.
        </p>
      )}
      {groups?.map((group) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <EndpointCards endpoints={endpoints.filter((endpoint) => endpoint.group === group)} />
        </section>
      )) ?? <EndpointCards endpoints={endpoints} />}
    </>
  );
}

export default withPageData<'overview'>(CategoryOverview);

function EndpointCards({
  endpoints,
}: {
  readonly endpoints: readonly EndpointCardData[];
}): ReactNode {
  return (
    <Cards columns={2}>
      {endpoints.map((endpoint) => (
        <EndpointCard key={endpoint.slug} endpoint={endpoint} />
      ))}
    </Cards>
  );
}

interface EndpointCardProps {
  readonly endpoint: EndpointCardData;
}

/** An endpoint in an overview: its method, path, summary and a link to its page. */
function EndpointCard({ endpoint }: EndpointCardProps): ReactNode {
  const { title, summary, method, path, route, deprecated } = endpoint;
  return (
    <article className={styles.card}>
      <p className={styles.title}>
        <MethodBadge method={method} /> <strong>{title}</strong>{' '}
        {deprecated && <Badge kind="deprecated" />}
      </p>
      <p className={styles.path}>
        <code>/{path}</code>
      </p>
      <p className={styles.summary}>
        <InlineText>{summary}</InlineText>
      </p>
      <PageLink to={route} className={styles.link} aria-label={`View Documentation: ${title}`}>
        View Documentation
      </PageLink>
    </article>
  );
}
