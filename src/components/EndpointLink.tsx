import { toRoute } from '@portal/src/routes/places';
import { MethodBadge } from './ui/Badge';
import PageLink from './ui/PageLink';
import type { PageProps } from '@portal/src/page-data';

/** An MDX component: links to an endpoint with its method and title. */
export default function EndpointLink({ page: { endpoint } }: PageProps<'endpoint'>) {
  return (
    <>
      <MethodBadge method={endpoint.method} size="small" />{' '}
      <PageLink to={toRoute(endpoint)}>{endpoint.title}</PageLink>
    </>
  );
}
