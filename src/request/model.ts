import type { Json, Method, ParameterLocation } from '../catalogue/model';

/** What a reader entered: a text per field, a list per array, an object per nested item. */
export type FormValue = string | readonly FormValue[] | FormObject;

export interface FormObject {
  readonly [name: string]: FormValue;
}

/** Entered values by location; what was not touched is absent. */
export type FormValues = Readonly<Partial<Record<ParameterLocation, FormObject>>>;

/** Name and value as the reader means them, not yet encoded. */
export type Pair = readonly [name: string, value: string];

export type RequestBody =
  | { readonly mediaType: 'application/json'; readonly json: Json }
  | { readonly mediaType: 'application/x-www-form-urlencoded'; readonly fields: readonly Pair[] };

/** The request that a form describes; every sample and the collection are made from it. */
export interface HttpRequest {
  readonly method: Method;
  /** Scheme and host, without a trailing slash. */
  readonly baseUrl: string;
  /** Percent-encoded, with a leading slash; a parameter without a value stays `{name}`. */
  readonly path: string;
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly body?: RequestBody;
}

/** The base addresses that requests go to. */
export interface Hosts {
  readonly apiBaseUrl: string;
  readonly authenticationBaseUrl: string;
}
