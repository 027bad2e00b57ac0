/** The types of entries, which editors write. */
import type {
  Json,
  Method,
  Note,
  ParameterLocation,
  Sections,
  StatusCode,
  Verb,
} from '../api/document';
import type { Property, Schema } from './schema';

/** The parameters by location. */
export type Parameters = Readonly<Partial<Record<ParameterLocation, readonly Property[]>>>;

export type MediaType = 'application/json' | 'text/json' | 'text/csv';

export interface ResponseEntry {
  readonly status: 200 | 400;
  readonly description: string;
  /** The available formats. The first one is the default. */
  readonly mediaTypes: readonly MediaType[];
  /** The schema of the body. Omitted if the API does not document it. */
  readonly schema?: Schema;
  readonly example?: Json;
}

/** The values of the example request, which is shown until a reader enters values. */
export interface ExampleRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly formData?: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface EndpointEntry {
  /** The key of the endpoint in file names, URLs and the sidebar. */
  readonly slug: string;
  /** The ID of the category that lists the endpoint. */
  readonly category: string;
  /** The group of the endpoint in the overview of its category. */
  readonly group?: string;
  readonly title: string;
  /** One sentence that says what the call does. Shown on the page and in the overview. */
  readonly summary: string;
  /** When to call it, and what to call next. Supports the inline notation. */
  readonly usage?: string;
  /** The slugs of the endpoints to call next. */
  readonly next?: readonly string[];
  readonly method: Extract<Method, 'GET' | 'POST' | 'PUT' | 'DELETE'>;
  /** The path relative to the base URL of `host`, without a leading slash. */
  readonly path: string;
  /** `api` if it is omitted. */
  readonly host?: 'api' | 'authentication';
  readonly notes: readonly Note[];
  readonly parameters: Parameters;
  /** Titled sections of the form. All other parameters come first. */
  readonly sections?: Sections;
  /** With `array`, the body is the array that the only body parameter describes. */
  readonly bodyShape?: 'object' | 'array';
  readonly example: ExampleRequest;
  readonly responses: readonly ResponseEntry[];
  /** Old URLs that redirect here, for example `/docs/campaigns/old-name`. */
  readonly aliases?: readonly string[];
  /** Slug of the operation that this one undoes. The two count as one. */
  readonly undoes?: string;
  /** A sentence that says since when, and what to use instead. Supports the inline notation. */
  readonly deprecated?: string;
}

export interface CategoryEntry {
  /** The segment in its routes: `/endpoints/{id}` and `/docs/{id}/{slug}`. */
  readonly id: string;
  /** The label in the sidebar and in the search. */
  readonly title: string;
  /** The label of the card on the home page, if it differs. */
  readonly cardTitle?: string;
  readonly description: string;
  /** Old URLs that redirect to the overview, for example `/endpoints/old-name`. */
  readonly aliases?: readonly string[];
  /** The headings of the overview, in order. Endpoints refer to them in `group`. */
  readonly groups?: readonly string[];
  readonly endpoints: readonly EndpointEntry[];
}

/** Everything that editors write about the API. */
export interface Entries {
  readonly categories: readonly CategoryEntry[];
  /** The status codes that all endpoints share. */
  readonly statusCodes: readonly StatusCode[];
  readonly verbs: readonly Verb[];
}
