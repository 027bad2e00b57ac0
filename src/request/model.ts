import type { Json, Method, ParameterLocation } from '../api/document';

/**
 * The entered values: a text for each field, a list for each array, an object for each nested item.
 */
export type FormValue = string | readonly FormValue[] | FormObject;

export interface FormObject {
  readonly [name: string]: FormValue;
}

/** Entered values by location. Untouched values are absent. */
export type FormValues = Readonly<Partial<Record<ParameterLocation, FormObject>>>;

/** A text and where it belongs, for example `['body', 'locales', '0', 'title']`. */
export interface Entry {
  readonly names: readonly string[];
  readonly text: string;
}

/** A name and a value, not encoded. */
export type Pair = readonly [name: string, value: string];

export type RequestBody =
  | { readonly mediaType: 'application/json'; readonly json: Json }
  | { readonly mediaType: 'application/x-www-form-urlencoded'; readonly fields: readonly Pair[] };

/** The request of a form. All samples and the collection are built from it. */
export interface HttpRequest {
  readonly method: Method;
  /** Scheme and host, without a trailing slash. */
  readonly baseUrl: string;
  /** Percent-encoded, with a leading slash. A parameter without a value remains `{name}`. */
  readonly path: string;
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly body?: RequestBody;
}

/** The start of a fragment that fills the form. No anchor contains a question mark. */
export const sharedPrefix = '#request?';
