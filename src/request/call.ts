import type { Json } from '../openapi/document';
import type { Endpoint } from '../openapi/model';
import { buildRequest } from './build';
import type { HttpRequest } from './model';
import { toEnteredValues } from './shown';

/** A request of an endpoint with what the API answers. */
export interface Call extends Pick<Endpoint, 'title' | 'method'> {
  /** The route of the page of the endpoint. */
  readonly route: string;
  readonly request: HttpRequest;
  readonly response?: { readonly status: string; readonly example: Json };
}

/** @param values what to send, by default the example of the endpoint */
export function toCall(endpoint: Endpoint, route: string, values = endpoint.example): Call {
  const { title, method, responses } = endpoint;
  const { status, example } = responses.find((one) => one.example !== undefined) ?? {};
  return {
    title,
    method,
    route,
    request: buildRequest(endpoint, toEnteredValues(endpoint, values)),
    ...(status !== undefined && example !== undefined && { response: { status, example } }),
  };
}
