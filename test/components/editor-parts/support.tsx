/** What the parts of Markdown pages need. Tests import this file first. */
import { endpoints } from '../../support/entries';
import type { Endpoint } from '@portal/src/openapi/model';
import type { EndpointPage } from '@portal/src/page-data';
import { createLink } from '../../request/sample';

/** The data of an endpoint's page. */
export function pageOf(change: Partial<Endpoint>): EndpointPage {
  return { endpoint: { ...createLink, ...change }, statusCodes: [] };
}

/** The data of the page of an endpoint of the catalogue. */
export function pageNamed(slug: string): EndpointPage {
  return pageOf(endpoints.find((endpoint) => endpoint.slug === slug) ?? {});
}
