/**
 * The model of an API: what its document says, as facts. `read` makes the view of a document. All
 * that is shown comes from views alone, except the exports of OpenAPI and types.
 */
import type {
  DocumentPortal,
  Json,
  Method,
  Note,
  OperationPortal,
  ParameterLocation,
  TagPortal,
} from './document';
import type { Field, Group, Shape, Xml } from './values';

export type * from './values';

/** All categories with their endpoints, in reading order. */
export interface View extends Required<Pick<DocumentPortal, 'statusCodes' | 'verbs'>> {
  readonly categories: readonly Category[];
  /** The servers of all operations without servers of their own. There is at least one. */
  readonly servers: readonly EndpointOption[];
  /** The named schemas with a page of their own. */
  readonly schemas?: readonly NamedShape[];
}

/** A named schema, which has a page: `/docs/schemas/{slug}`. */
export interface NamedShape {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly shape: Shape;
  readonly example?: Json;
}

/** A tag of the document. */
export interface Category extends Pick<TagPortal, 'cardTitle' | 'groups' | 'aliases'> {
  /** The segment in its routes: `/endpoints/{id}` and `/docs/{id}/{slug}`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The title of the group of tags that it belongs to. */
  readonly section?: string;
  /** The ID of the category that contains it in the menu. */
  readonly parent?: string;
  readonly endpoints: readonly Endpoint[];
  /** Endpoints of other categories, whose further tags name this one. */
  readonly others?: readonly Endpoint[];
}

/** An operation of the document. */
export interface Endpoint extends Omit<OperationPortal, 'next' | 'deprecated'> {
  /** Since when, and what to use instead, if the document says it. */
  readonly deprecated?: string | true;
  readonly operationId: string;
  /** The ID of the category that lists the endpoint. */
  readonly category: string;
  readonly title: string;
  /** One sentence that says what the call does. */
  readonly summary: string;
  readonly method: Method;
  /** The path relative to the base URL, without a leading slash. */
  readonly path: string;
  readonly baseUrl: string;
  readonly notes: readonly Note[];
  readonly parameters: Parameters;
  /** The media type of the body. Its fields are `parameters.body` or `parameters.formData`. */
  readonly mediaType?: string;
  /** What the document has instead of a media type that can be sent, such as `image/*`. */
  readonly range?: string;
  /** Whether the body is the list that the only body parameter describes. */
  readonly isBareList?: true;
  /** What the body is for, unless its fields say it. */
  readonly requestBody?: { readonly description: string };
  /** The root element of an XML body whose fields are `parameters.body`. */
  readonly xml?: Xml;
  readonly example: ExampleRequest;
  readonly responses: readonly Response[];
  /** What the document says of the body as a whole, beside its fields. */
  readonly whole?: WholeBody;
  /** The label of the only way to authenticate. */
  readonly authentication?: string;
  /** The ways to authenticate, of which a call needs one, with all its credentials. */
  readonly security?: readonly (readonly Credential[])[];
  /** What a reader can choose. The endpoint itself has the first option of each. */
  readonly choices?: readonly EndpointChoice[];
  /** A request that the API sends: a webhook, or a callback of an operation. */
  readonly event?: 'webhook' | 'callback';
  /** The ID of the operation that a callback belongs to. */
  readonly callbackOf?: string;
  /** The callbacks of an operation, or the operation of a callback. */
  readonly related?: readonly { readonly title: string; readonly route: string }[];
  /** Samples that the API team wrote. Each has another label. The language is any text. */
  readonly ownSamples?: readonly Readonly<Record<'label' | 'language' | 'code', string>>[];
  readonly badges?: readonly { readonly label: string; readonly description?: string }[];
}

export interface WholeBody extends Omit<Group, 'kind' | 'fields'> {
  readonly required?: true;
  readonly description?: string;
}

/** A security scheme that an operation names, and where its credential is sent. */
export interface Credential {
  readonly scheme: string;
  readonly scopes?: readonly string[];
  /** Its type, with the scheme of HTTP: `http bearer`. */
  readonly type: string;
  readonly in?: ParameterLocation;
  readonly name?: string;
}

/** One of several servers, ways to authenticate, or media types of the body. */
export interface EndpointChoice {
  readonly name: 'server' | 'authentication' | 'mediaType';
  readonly options: readonly EndpointOption[];
}

/**
 * What an option changes. Its parameters replace those of the first option, by location and name. A
 * further example of a media type has none, since they are those of the media type.
 */
export interface EndpointOption extends Partial<
  Pick<
    Endpoint,
    | 'baseUrl'
    | 'parameters'
    | 'mediaType'
    | 'range'
    | 'isBareList'
    | 'xml'
    | 'requestBody'
    | 'whole'
    | 'example'
  >
> {
  readonly label: string;
  readonly description?: string;
  readonly variables?: readonly Field[];
}

/** The parameters by location. */
export type Parameters = Readonly<Partial<Record<ParameterLocation, readonly Field[]>>>;

/** The values of the example request, which is shown until a reader enters values. */
export type ExampleRequest = Readonly<
  Partial<Record<Exclude<ParameterLocation, 'body'>, Readonly<Record<string, Json>>>>
> & { readonly body?: Json };

export interface Response {
  /** A status code, such as `200`. */
  readonly status: string;
  readonly summary?: string;
  readonly description: string;
  /** The available formats. The first one is the default. */
  readonly mediaTypes: readonly string[];
  /** The name of the schema whose fields the shape has. */
  readonly schema?: string;
  /** The shape of the body. Omitted if the API does not document it. */
  readonly shape?: Shape;
  readonly example?: Json;
  /** The examples of the body, if there are more than `example`, or if it has a name. */
  readonly examples?: readonly ResponseExample[];
  readonly headers?: readonly Field[];
  /** What to call next with values of the response. */
  readonly links?: readonly ResponseLink[];
}

export interface ResponseExample {
  /** The summary of a named example, or its name. */
  readonly name?: string;
  readonly description?: string;
  readonly mediaType: string;
  /** A text is shown as it is, such as XML. */
  readonly value: Json;
  /** The shape of the body, if it differs from that of the response. */
  readonly shape?: Shape;
}

export interface ResponseLink {
  readonly name: string;
  readonly description: string;
  readonly operationId?: string;
  readonly route?: string;
  /** Which parameter of the operation takes which value: `petId` → `$response.body#/id`. */
  readonly parameters: Readonly<Record<string, string>>;
}
