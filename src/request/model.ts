import type { Json, Method, ParameterLocation } from '../openapi/document';

/** What was entered: a text for each field, a list for each array, an object for each item. */
export type FormValue = string | readonly FormValue[] | FormObject;

export interface FormObject {
  readonly [name: string]: FormValue;
}

/** Entered values by location. Untouched values are absent. */
export type FormValues = Readonly<Partial<Record<ParameterLocation | 'choice', FormObject>>>;

/** A text and where it belongs, for example `['body', 'locales', '0', 'title']`. */
export interface Entry {
  readonly names: readonly string[];
  readonly text: string;
}

/** A name and a value, not encoded. */
export type Pair = readonly [name: string, value: string];

/** A body. The kinds differ in how samples write them. */
export type RequestBody =
  | { readonly kind: 'json'; readonly mediaType: string; readonly json: Json }
  /** The names and values are not encoded. */
  | { readonly kind: 'form'; readonly mediaType: string; readonly fields: readonly Pair[] }
  | { readonly kind: 'multipart'; readonly mediaType: string; readonly parts: readonly Part[] }
  /** XML and other texts. */
  | { readonly kind: 'text'; readonly mediaType: string; readonly text: string }
  /** The content of a file with this name. */
  | { readonly kind: 'file'; readonly mediaType: string; readonly file: string };

/** A part of a multipart body (RFC 7578): a text, or the content of a file with this name. */
export type Part = { readonly name: string; readonly mediaType?: string } & (
  { readonly text: string } | { readonly file: string }
);

/** The request of a form. All samples and the collection are built from it. */
export interface HttpRequest {
  readonly method: Method;
  /** Scheme and host, without a trailing slash. */
  readonly baseUrl: string;
  /** Percent-encoded, with a leading slash. A parameter without a value remains `{name}`. */
  readonly path: string;
  /** Percent-encoded names and values. */
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly body?: RequestBody;
  /** Whether the response is a sequence of values, which is read line by line. */
  readonly stream?: true;
}

/** The start of a fragment that fills the form. No anchor contains a question mark. */
export const sharedPrefix = '#request?';
