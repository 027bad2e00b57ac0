/** The shapes of everything that the catalogue states about the API (spec §3, §7). */
import type { StatusCode, Verb } from './errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a parameter travels; the keys of {@link Endpoint.parameters} (spec §3, `in`). */
export type ParameterLocation = 'path' | 'query' | 'body' | 'formData' | 'header';

export type ParameterValue = string | number | boolean;

interface ParameterBase {
  /** The name on the wire, exactly as the API spells it. */
  readonly name: string;
  /** A sentence for a developer; may use the inline notation of `inline.ts`. */
  readonly description: string;
  readonly required?: boolean;
  /** Since when, and what to use instead, in a sentence; may use the inline notation. */
  readonly deprecated?: string;
}

export interface StringParameter extends ParameterBase {
  readonly type: 'string';
  readonly enum?: readonly string[];
  /** Lengths count characters (Unicode code points). */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: 'date-time' | 'uri' | 'cron' | 'comma-separated';
  /** What the API assumes when the parameter is left out. */
  readonly default?: string;
  /** The only value that the API takes; the form starts with it. */
  readonly constant?: string;
  /** A credential: never stored, never part of an address. */
  readonly secret?: boolean;
  /** What samples show as long as the reader has entered nothing. */
  readonly placeholder?: string;
}

export interface IntegerParameter extends ParameterBase {
  readonly type: 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
}

export interface BooleanParameter extends ParameterBase {
  readonly type: 'boolean';
  readonly default?: boolean;
}

/** An array of strings, unless `properties` makes it an array of objects. */
export interface ArrayParameter extends ParameterBase {
  readonly type: 'array';
  /** Limits of each string of an array of strings. */
  readonly items?: Omit<StringParameter, keyof ParameterBase>;
  readonly properties?: readonly Parameter[];
  /** What one item is called in the form, in the singular: "Locale". */
  readonly itemName?: string;
  /** The form offers to add and delete items; only for arrays of objects. */
  readonly expandable?: boolean;
}

/** A section header; with `properties` it is an object whose members carry dotted names. */
export interface TitleParameter extends ParameterBase {
  readonly type: 'title';
  readonly properties?: readonly Parameter[];
}

export type Parameter =
  StringParameter | IntegerParameter | BooleanParameter | ArrayParameter | TitleParameter;

export type Parameters = Readonly<Partial<Record<ParameterLocation, readonly Parameter[]>>>;

/** A member of a response; `fields` describes an object, or each object of an array. */
export interface Field {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly fields?: readonly Field[];
}

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export type MediaType = 'application/json' | 'text/json' | 'text/csv';

export interface Response {
  readonly status: 200 | 400;
  readonly description: string;
  /** The formats on offer; the first is the default. */
  readonly mediaTypes: readonly MediaType[];
  /** The structure of the body; empty where the API does not document one. */
  readonly fields: readonly Field[];
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
  readonly query?: Readonly<Record<string, ParameterValue>>;
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
  /** Relative to the base address of `host`, without a leading slash (spec §7). */
  readonly path: string;
  readonly host: 'api' | 'authentication';
  readonly notes: readonly Note[];
  readonly parameters: Parameters;
  /** `array`: the body is the bare array that the only body parameter describes. */
  readonly bodyShape?: 'object' | 'array';
  readonly example: ExampleRequest;
  readonly responses: readonly Response[];
  /** Slug of the operation that this one takes back; the two count as one (decisions, Counts). */
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
  /** Headings of the overview, in order; endpoints name theirs in `group`. */
  readonly groups?: readonly string[];
  readonly endpoints: readonly Endpoint[];
}

export interface Catalogue {
  readonly categories: readonly Category[];
  /** What all endpoints share (spec §8). */
  readonly statusCodes: readonly StatusCode[];
  readonly verbs: readonly Verb[];
}
