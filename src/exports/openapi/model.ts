/** The parts of an OpenAPI document (https://spec.openapis.org/oas/v3.1.1) that exports use. */
import type { Endpoint, Json } from '../../catalogue/model';

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: Info;
  readonly externalDocs?: ExternalDocs;
  readonly servers: readonly Server[];
  readonly tags?: readonly Tag[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Components;
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly contact?: { readonly email: string };
}

export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

export interface Server {
  readonly url: string;
  readonly description: string;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
  readonly externalDocs: ExternalDocs;
}

/** The operations of a path by method in lower case. */
export type PathItem = Readonly<Record<string, Operation>>;

export interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: true;
  readonly externalDocs: ExternalDocs;
  readonly servers?: readonly Server[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  /** The group of the operation in its category. */
  readonly 'x-group'?: string;
}

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: true;
  readonly deprecated?: true;
  readonly schema: JsonSchema;
  readonly example?: Json;
}

export interface RequestBody {
  readonly description?: string;
  readonly required?: true;
  readonly content: Content;
}

/** By media type. */
export type Content = Readonly<Record<string, MediaTypeObject>>;

export interface MediaTypeObject {
  readonly schema?: JsonSchema;
  readonly example?: Json;
}

export interface ResponseObject {
  readonly description: string;
  readonly content?: Content;
  readonly links?: Readonly<Record<string, Link>>;
}

/** A call that continues with values of this one. */
export interface Link {
  readonly operationId: string;
  readonly description: string;
  /** Runtime expressions by parameter. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export interface Components {
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly responses?: Readonly<Record<string, ResponseObject>>;
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
}

export type SecurityScheme =
  | {
      readonly type: 'oauth2';
      readonly description?: string;
      readonly flows: {
        readonly clientCredentials: {
          readonly tokenUrl: string;
          readonly scopes: Readonly<Record<string, string>>;
        };
      };
    }
  | { readonly type: 'http'; readonly scheme: 'bearer'; readonly description?: string };

/** A schema of JSON Schema 2020-12, with the keywords that the catalogue needs. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: true;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | null)[];
  readonly const?: string;
  readonly default?: string | number | boolean;
  readonly examples?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  /** A format of the catalogue that is unknown outside of it. */
  readonly 'x-format'?: string;
  readonly writeOnly?: true;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Removes the members that are undefined, which JSON and YAML cannot contain. */
export function toDefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as Value;
}

/** A reference to a component. */
export function toReference(kind: keyof Components, name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

/* The names that a document gives to operations and their objects. They depend on the slug only. */

type Slugged = Pick<Endpoint, 'slug'>;

/** The operation ID: `createCampaignLink` for `create-campaign-link`. */
export function toOperationId({ slug }: Slugged): string {
  // A digit keeps its separator, since `top-10` and `top10` are two slugs.
  return slug
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll('-', '_');
}

/** The component of the request body. */
export function toBodyName(endpoint: Slugged): string {
  return `${toCapitalized(toOperationId(endpoint))}Request`;
}

/** The component of a response body. */
export function toResponseName(endpoint: Slugged, status: number): string {
  return `${toCapitalized(toOperationId(endpoint))}Response${status === 200 ? '' : status}`;
}

function toCapitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
