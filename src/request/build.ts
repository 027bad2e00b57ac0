import type { Endpoint } from '../catalogue/model';
import type { Property } from '../catalogue/schema';
import { buildFormBody, buildJsonBody, toPairs } from './body';
import type { FormObject, FormValues, Hosts, HttpRequest, Pair, RequestBody } from './model';
import { buildPath } from './url';
import { toShownText } from './values';

/** Builds the request of an endpoint from the entered values. */
export function buildRequest(endpoint: Endpoint, values: FormValues, hosts: Hosts): HttpRequest {
  const { path = [], query = [], header = [] } = endpoint.parameters;
  const body = buildBody(endpoint, values);
  return {
    method: endpoint.method,
    baseUrl: endpoint.host === 'api' ? hosts.apiBaseUrl : hosts.authenticationBaseUrl,
    path: buildPath(endpoint.path, toPairs(path, values.path)),
    query: toPairs(query, values.query),
    headers: header.flatMap((one) => toHeader(one, values.header)),
    ...(body && { body }),
  };
}

function buildBody(endpoint: Endpoint, values: FormValues): RequestBody | undefined {
  if (endpoint.parameters.body) return buildJsonBody(endpoint, values.body);
  if (endpoint.parameters.formData) return buildFormBody(endpoint, values.formData);
  return undefined;
}

/** The value in the form, or the usual value of the header. */
function toHeader(header: Property, values: FormObject | undefined): Pair[] {
  const text = toFieldValue(toShownText(header, values)) || toUsualText(header);
  return text === '' ? [] : [[header.name, text]];
}

/** Samples always contain defaults, but examples only for required headers. */
function toUsualText(header: Property): string {
  if (header.type === 'array' || header.type === 'object') return '';
  const [example] = header.type === 'string' && header.required ? (header.examples ?? []) : [];
  return String(header.default ?? example ?? '');
}

/**
 * Removes control characters and surrounding spaces, which headers cannot contain (RFC 9110,
 * section 5.5).
 */
function toFieldValue(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').trim();
}
