import type { ReactNode } from 'react';
import type { EndpointPage } from '@site/src/page-data';
import { toRoute } from '@site/src/site-map/places';
import { MethodBadge } from './ui/Badge';
import PageLink from './ui/PageLink';
import { withPageData } from './withPageData';
import styles from './markdown.module.css';

interface Props {
  readonly page: EndpointPage;
}

/** An MDX component: links to an endpoint with its method and title. */
function EndpointLink({ page: { endpoint } }: Props): ReactNode {
  return (
    <>
      <span className={styles.badge}>
        <MethodBadge method={endpoint.method} size="small" />
      </span>{' '}
      <PageLink to={toRoute(endpoint)}>{endpoint.title}</PageLink>
    </>
  );
}

export default withPageData<'endpoint'>(EndpointLink);
