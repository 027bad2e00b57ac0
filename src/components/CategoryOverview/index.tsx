import type { ReactNode } from 'react';
import type { CategoryOverviewPage, EndpointCard as EndpointCardData } from '@site/src/page-data';
import Cards from '../Card/Cards';
import InlineText from '../InlineText';
import { withPageData } from '../PageData';
import EndpointCard from './EndpointCard';
import styles from './styles.module.css';

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
