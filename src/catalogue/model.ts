/** The shapes of everything that the catalogue states about the API. */
import type { Property, Schema } from './schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a parameter travels; the keys of {@link Endpoint.parameters}. */
export type ParameterLocation = 'path' | 'query' | 'body' | 'formData' | 'header';

/** A named value that travels in one of these places. */
export type Parameters = Readonly<Partial<Record<ParameterLocation, readonly Property[]>>>;

/** A titled part of the form: which parameters of a place stand below the title. */
export interface ParameterSection {
  readonly title: string;
  readonly description: string;
  readonly names: readonly string[];
}

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export type MediaType = 'application/json' | 'text/json' | 'text/csv';

export interface Response {
  readonly status: 200 | 400;
  readonly description: string;
  /** The formats on offer; the first is the default. */
  readonly mediaTypes: readonly MediaType[];
  /** The structure of the body; left out where the API does not document one. */
  readonly schema?: Schema;
  readonly example?: Json;
}

/** An info box above the parameters. */
export interface Note {
  readonly kind: 'info' | 'tip' | 'warning';
  readonly title: string;
  readonly text: string;
}

/** The values of the example request: what a reader who entered nothing is shown. */
export interface ExampleRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly formData?: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface Endpoint {
  /** Key of the endpoint: file, page, sidebar entry, operation id. */
  readonly slug: string;
  readonly category: CategoryId;
  /** The heading under which the overview of a grouped category lists the endpoint. */
  readonly group?: string;
  readonly title: string;
  /** One sentence: what the call does. Page summary and description of the overview card. */
  readonly summary: string;
  readonly method: Method;
  /** Relative to the base address of `host`, without a leading slash. */
  readonly path: string;
  readonly host: 'api' | 'authentication';
  readonly notes: readonly Note[];
  readonly parameters: Parameters;
  /** Titled parts of the form; a parameter that none of them names stands above them. */
  readonly sections?: Readonly<Partial<Record<ParameterLocation, readonly ParameterSection[]>>>;
  /** `array`: the body is the bare array that the only body parameter describes. */
  readonly bodyShape?: 'object' | 'array';
  readonly example: ExampleRequest;
  readonly responses: readonly Response[];
  /** Old addresses that lead here, such as `/docs/campaigns/old-name`. */
  readonly aliases?: readonly string[];
  /** Slug of the operation that this one takes back; the two count as one. */
  readonly undoes?: string;
  /** Since when, and what to use instead, in a sentence; may use the inline notation. */
  readonly deprecated?: string;
}

export type CategoryId = 'authentication' | 'settings' | 'batch' | 'campaigns' | 'scheduled-scans';

export interface Category {
  /** Segment of its routes: `/endpoints/{id}`, `/docs/{id}/{slug}`. */
  readonly id: CategoryId;
  /** Label of the sidebar and of the search. */
  readonly title: string;
  /** Label of the card on the home page, where it differs. */
  readonly cardTitle?: string;
  readonly description: string;
  /** Old addresses that lead to the overview, such as `/endpoints/old-name`. */
  readonly aliases?: readonly string[];
  /** Headings of the overview, in order; endpoints name theirs in `group`. */
  readonly groups?: readonly string[];
  readonly endpoints: readonly Endpoint[];
}

/** A row of the error catalogue that all endpoints share. */
export interface StatusCode {
  readonly code: '2XX' | '4XX' | '401' | '403' | '404' | '415' | '5XX';
  readonly name: string;
  readonly meaning: string;
  /** Id of its row on the errors page: `/docs/errors#status-401`. */
  readonly anchor: `status-${string}`;
}

/** What the API uses an HTTP verb for. */
export interface Verb {
  readonly method: Method;
  readonly use: string;
}

export interface Catalogue {
  readonly categories: readonly Category[];
  /** What all endpoints share. */
  readonly statusCodes: readonly StatusCode[];
  readonly verbs: readonly Verb[];
}
