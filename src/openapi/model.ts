/**
 * The model of an API: what its document says, as facts. Pages, requests, samples, exports, search
 * and comparisons read this model only. `read` builds it from a document.
 */
import type {
  DocumentPortal,
  Json,
  Method,
  Note,
  OperationPortal,
  ParameterLocation,
  Section,
  TagPortal,
} from './document';
import type { Keywords, ScalarType, ScalarValue } from './keywords';

export type { ScalarType } from './keywords';

/** All categories with their endpoints, in reading order. */
export interface Catalogue extends Pick<DocumentPortal, 'statusCodes' | 'verbs'> {
  readonly categories: readonly Category[];
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
export interface Endpoint extends Omit<OperationPortal, 'next'> {
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
  /** Whether the body is the list that the only body parameter describes. */
  readonly isBareList?: true;
  /** What the body is for. The built-in API says it of its fields. */
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
    'baseUrl' | 'parameters' | 'mediaType' | 'isBareList' | 'xml' | 'whole' | 'example'
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

/* Values. */

/** A named value. */
export type Field = Shape & {
  /** The name on the wire, exactly as the API spells it. */
  readonly name: string;
  /** A sentence for developers. Supports the inline notation. */
  readonly description: string;
  readonly required?: true;
  readonly nullable?: true;
  /** A sentence that says since when, and what to use instead. */
  readonly deprecated?: string;
  /** The name before a rename, for the changelog. */
  readonly was?: string;
  /** Only responses contain it. */
  readonly readOnly?: true;
  /** Only requests contain it. */
  readonly writeOnly?: true;
  /** How a parameter, or a field of a form, is written. Omitted if it is the default of its location. */
  readonly encoding?: Encoding;
  readonly xml?: Xml;
};

/** How a value becomes text (https://spec.openapis.org/oas/v3.1.1#style-values). */
export interface Encoding {
  readonly style?:
    'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
  readonly explode?: boolean;
  /** Whether reserved characters (RFC 3986, section 2.2) are sent as they are. */
  readonly allowReserved?: true;
  /** The media type of the text, such as JSON in a query, or that of a part of a form. */
  readonly mediaType?: string;
  readonly file?: true;
  /** Whether the value is a user name and a password: `Basic`, and both in Base64 (RFC 7617). */
  readonly basic?: true;
}

/** How a value is written in XML (https://spec.openapis.org/oas/v3.1.1#xml-object). */
export interface Xml {
  readonly name?: string;
  readonly namespace?: string;
  readonly prefix?: string;
  readonly attribute?: boolean;
  readonly wrapped?: boolean;
}

/** What a value looks like. A new kind is a compile error in every {@link ShapeVisitor}. */
export type Shape = Scalar | Choice | List | Group | Union | Dictionary | Ref;

/** A value that does not contain other values. */
export interface Scalar extends Keywords {
  readonly kind: 'scalar';
  readonly type: ScalarType;
  /** Whether the value is a credential, which is never stored or part of a URL. */
  readonly secret?: boolean;
}

/** One of several values. */
export interface Choice {
  readonly kind: 'choice';
  readonly type: ScalarType;
  readonly choices: readonly ScalarValue[];
  readonly default?: ScalarValue;
}

/** How many items or members a value can have. */
export interface Count {
  readonly least?: number;
  readonly most?: number;
  readonly unique?: true;
}

export interface List {
  readonly kind: 'list';
  readonly items: Shape;
  /** The first items of a tuple. */
  readonly first?: readonly Shape[];
  readonly count?: Count;
  readonly itemXml?: Xml;
  /** The name of an item in the singular, for example `Locale`. */
  readonly itemName?: string;
  /** Whether the form has buttons to add and delete objects. */
  readonly expandable?: true;
  /** Titled sections of each item. All other fields come first. */
  readonly sections?: readonly Section[];
}

/** An object with known members. */
export interface Group {
  readonly kind: 'group';
  readonly fields: readonly Field[];
  /** The values of members with other names, if there can be any. */
  readonly others?: Shape;
  readonly count?: Count;
}

/** A value of one of several shapes. Without alternatives, any value. */
export interface Union {
  readonly kind: 'union';
  readonly alternatives: readonly (Shape & { readonly description?: string })[];
  /** The name of each alternative, such as that of its schema. */
  readonly titles?: readonly string[];
  /** The member that tells the alternatives apart. */
  readonly discriminator?: string;
}

/** An object with any names. */
export interface Dictionary {
  readonly kind: 'dictionary';
  readonly values: Shape;
  /** A regular expression for the names. */
  readonly names?: string;
  readonly count?: Count;
}

/** A schema that is not shown in place: one inside itself, or one with a page of its own. */
export interface Ref {
  readonly kind: 'ref';
  readonly schema: string;
  readonly slug?: string;
}

/** A value with a single input in the form. */
export type ScalarShape = Scalar | Choice;
