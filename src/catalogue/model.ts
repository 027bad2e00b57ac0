/** The types of entries, which editors write. */
import type {
  Json,
  OperationPortal,
  ParameterLocation,
  StatusCode,
  Verb,
} from '../openapi/document';
import type { Category } from '../openapi/model';
import type { Property, Schema } from './schema';

/** The parameters by location. */
export type Parameters = Readonly<
  Partial<Record<Exclude<ParameterLocation, 'cookie'>, readonly Property[]>>
>;

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

export interface EndpointEntry extends OperationPortal {
  readonly title: string;
  /** One sentence that says what the call does. Shown on the page and in the overview. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path relative to the base URL of `host`, without a leading slash. */
  readonly path: string;
  /** `api` if it is omitted. */
  readonly host?: 'api' | 'authentication';
  readonly parameters: Parameters;
  /** With `array`, the body is the array that the only body parameter describes. */
  readonly bodyShape?: 'object' | 'array';
  readonly example: ExampleRequest;
  readonly responses: readonly ResponseEntry[];
}

export interface CategoryEntry extends Omit<
  Category,
  'endpoints' | 'others' | 'parent' | 'section'
> {
  readonly endpoints: readonly EndpointEntry[];
}

/** Everything that editors write about the API. */
export interface Entries {
  readonly categories: readonly CategoryEntry[];
  readonly statusCodes: readonly StatusCode[];
  readonly verbs: readonly Verb[];
}
