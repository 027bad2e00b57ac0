import type { Endpoint, Parameter } from '../catalogue/model';
import { buildFormBody, buildJsonBody } from './body';
import type { FormObject, FormValues, Hosts, HttpRequest, Pair, RequestBody } from './model';
import { buildPath, buildQuery } from './url';
import { textOf } from './values';

/** The request of an endpoint with the values that a reader entered (spec §2, §5, §7). */
export function buildRequest(endpoint: Endpoint, values: FormValues, hosts: Hosts): HttpRequest {
  const { parameters } = endpoint;
  const body = buildBody(endpoint, values);
  return {
    method: endpoint.method,
    baseUrl: endpoint.host === 'api' ? hosts.apiBaseUrl : hosts.authenticationBaseUrl,
    path: buildPath(endpoint.path, values.path),
    query: buildQuery(parameters.query ?? [], values.query),
    headers: (parameters.header ?? []).flatMap((header) => toHeader(header, values.header)),
    ...(body && { body }),
  };
}

function buildBody(endpoint: Endpoint, values: FormValues): RequestBody | undefined {
  if (endpoint.parameters.body) return buildJsonBody(endpoint, values.body);
  if (endpoint.parameters.formData) return buildFormBody(endpoint, values.formData);
  return undefined;
}

/** What was entered, else what the header always or usually carries. */
function toHeader(header: Parameter, values: FormObject | undefined): Pair[] {
  if (header.type !== 'string') return [];
  const usual = header.constant ?? header.default ?? header.placeholder ?? '';
  const text = toFieldValue(textOf(values, header.name)) || usual;
  return text === '' ? [] : [[header.name, text]];
}

/** A header carries no control characters, and no spaces at its ends (RFC 9110, section 5.5). */
function toFieldValue(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').trim();
}
