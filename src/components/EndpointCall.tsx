import type { ExampleRequest } from '@portal/src/openapi/model';
import type { PageProps } from '@portal/src/page-data';
import { toCall } from '@portal/src/request/call';
import { toRoute } from '@portal/src/routes/places';
import CallSample from './CallSample';

interface Props extends PageProps<'endpoint'> {
  readonly values: ExampleRequest;
}

/** The first request on a home page: an endpoint with the values that an editor chose. */
export default function EndpointCall({ page: { endpoint }, values }: Props) {
  return <CallSample call={toCall(endpoint, toRoute(endpoint), values)} />;
}
