/** Completes the pages of endpoints: one page suffices for a call, and one line to find it. */
import {
  type Authentication,
  describeCredentials,
  findTokenEndpoint,
} from '../../pages/authentication';
import { parameters } from '../../../src/messages/en/endpoint';
import type { ListedPage } from '../../../src/exports/llms';
import { type ExportedVersion, toDocumentSettings } from '../../../src/exports/version';
import { fillSettings } from '../../../src/openapi/document';
import type { Endpoint } from '../../../src/openapi/model';
import { toView } from '../../../src/openapi/read/index';
import { toSentence } from '../../../src/openapi/text';
import { toAlternateRoute, toRoute } from '../../../src/routes/places';
import { toShownPath } from '../../../src/routes/shown-path';

const authenticationRoute = '/docs/authentication';

export function completeEndpoints(
  version: ExportedVersion,
  pages: readonly ListedPage[],
): readonly ListedPage[] {
  const document = fillSettings(version.document, toDocumentSettings(version.site));
  const endpoints = toView(document).categories.flatMap((category) => category.endpoints);
  const byRoute = new Map(endpoints.map((endpoint) => [toRoute(endpoint), endpoint]));
  const toUrl = (route: string) => version.portalUrl + version.route + toAlternateRoute(route);
  const token = findTokenEndpoint(document, endpoints);
  const authentication = {
    document,
    page: pages.some(({ route }) => route === authenticationRoute)
      ? toUrl(authenticationRoute)
      : undefined,
    token: token && { endpoint: token, page: toUrl(toRoute(token)) },
  };
  return pages.map((page) => {
    const endpoint = byRoute.get(page.route);
    return endpoint ? complete(page, endpoint, authentication) : page;
  });
}

function complete(page: ListedPage, endpoint: Endpoint, all: Authentication): ListedPage {
  const call = `${endpoint.method} ${toShownPath(endpoint.path, endpoint.event)}`;
  const { summary, text } = page;
  return {
    ...page,
    summary: summary.endsWith(call) ? summary : `${toSentence(summary)} ${call}`.trimStart(),
    text: text.replace(`\n## ${parameters}\n`, (next) => {
      return `\n${describeCredentials(endpoint, all)}${next.slice(1)}`;
    }),
  };
}
