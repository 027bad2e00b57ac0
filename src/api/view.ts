/**
 * The document as pages show it. Components, requests, search, exports of requests and the changelog
 * read this view only.
 */
import {
  type ApiDocument,
  type DocumentPortal,
  type Json,
  type Method,
  methods,
  type Note,
  type Operation,
  type OperationPortal,
  type Parameter,
  type ParameterLocation,
  type RequestBody,
  resolve,
  type Response as DocumentResponse,
  type SecurityScheme,
  type Tag,
  type TagPortal,
  toDefined,
  isReference,
} from './document';
import { type Field, fieldsOf, type Shape } from './field';
import { toField, toShape } from './view-schema';

/** All categories with their endpoints, in reading order. */
export interface Catalogue extends Pick<DocumentPortal, 'statusCodes' | 'verbs'> {
  readonly categories: readonly Category[];
}

/** A tag of the document. */
export interface Category extends Pick<TagPortal, 'cardTitle' | 'groups' | 'aliases'> {
  /** The segment in its routes: `/endpoints/{id}` and `/docs/{id}/{slug}`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly endpoints: readonly Endpoint[];
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
  readonly example: ExampleRequest;
  readonly responses: readonly Response[];
}

/** The number of operations in a category. An operation that undoes another one is not counted. */
export function countOperations({ endpoints }: Pick<Category, 'endpoints'>): number {
  return endpoints.filter(({ undoes }) => undoes === undefined).length;
}

/** The parameters by location. */
export type Parameters = Readonly<Partial<Record<ParameterLocation, readonly Field[]>>>;

/** The values of the example request, which is shown until a reader enters values. */
export interface ExampleRequest {
  readonly path?: Readonly<Record<string, Json>>;
  readonly query?: Readonly<Record<string, Json>>;
  readonly formData?: Readonly<Record<string, Json>>;
  readonly body?: Json;
}

export interface Response {
  /** A status code, such as `200`. */
  readonly status: string;
  readonly description: string;
  /** The available formats. The first one is the default. */
  readonly mediaTypes: readonly string[];
  /** The shape of the body. Omitted if the API does not document it. */
  readonly shape?: Shape;
  readonly example?: Json;
}

/** The view of a document whose settings are filled in. */
export function toView(document: ApiDocument): Catalogue {
  const { tags = [], 'x-portal': portal } = document;
  const endpoints = listOperations(document).map((one) => toEndpoint(document, one));
  return {
    categories: tags.map((tag) => toCategory(tag, endpoints)),
    statusCodes: portal?.statusCodes ?? [],
    verbs: portal?.verbs ?? [],
  };
}

function toCategory({ name, description = '', 'x-portal': portal }: Tag, all: readonly Endpoint[]) {
  const id = portal?.slug ?? toSegment(name);
  const { cardTitle, aliases, groups, operations = [] } = portal ?? {};
  const position = ({ slug }: Endpoint) => (operations.indexOf(slug) + all.length) % all.length;
  const endpoints = all
    .filter(({ category }) => category === id)
    .toSorted((a, b) => position(a) - position(b));
  return toDefined({ id, title: name, cardTitle, description, aliases, groups, endpoints });
}

/** A part of a URL: `ticket-links` for `Ticket links`. */
function toSegment(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
}

/** An operation with its place in the document. */
interface PlacedOperation {
  readonly path: string;
  readonly method: Method;
  readonly operation: Operation;
}

function listOperations({ paths }: ApiDocument): readonly PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method.toLowerCase() as Lowercase<Method>];
      return operation ? [{ path, method, operation: operation }] : [];
    }),
  );
}

function toEndpoint(document: ApiDocument, { path, method, operation }: PlacedOperation): Endpoint {
  const { operationId = `${method} ${path}`, tags = [], 'x-portal': portal = {} } = operation;
  const { next: _next, ...facts }: Partial<OperationPortal> = portal;
  const { summary = operationId, description = '', servers = document.servers } = operation;
  const tag = document.tags?.find(({ name }) => name === tags[0]);
  const body = toBody(document, operation);
  const given = operation.parameters?.map((one) => resolve<Parameter>(document, one)) ?? [];
  return toDefined({
    slug: toSegment(operationId),
    ...facts,
    operationId,
    category: tag?.['x-portal']?.slug ?? toSegment(tags[0] ?? ''),
    title: summary,
    summary: description,
    method,
    path: path.replace(/^\//, ''),
    baseUrl: servers?.[0]?.url ?? '',
    notes: facts.notes ?? [],
    parameters: toDefined({
      path: toParameters(document, given, 'path'),
      query: toParameters(document, given, 'query'),
      ...body?.parameters,
      header: toHeaders(document, operation, given),
    }),
    mediaType: body?.mediaType,
    isBareList: body?.isBareList,
    example: toDefined({
      path: toExamples(given, 'path'),
      query: toExamples(given, 'query'),
      ...body?.example,
    }),
    responses: toResponses(document, operation),
    deprecated: facts.deprecated ?? (operation.deprecated ? '' : undefined),
  });
}

/* Parameters in the path, the query and the headers. */

function toParameters(
  document: ApiDocument,
  given: readonly Parameter[],
  location: 'path' | 'query' | 'header',
): readonly Field[] | undefined {
  const fields = given
    .filter((parameter) => parameter.in === location)
    .map(({ name, required, schema = {}, description, deprecated, 'x-portal': portal }) => {
      // A field of a body has these facts in its schema.
      const facts = toDefined({ description, deprecated, 'x-portal': portal });
      return toField(document, { name, required, schema: { ...schema, ...facts } });
    });
  return fields.length > 0 ? fields : undefined;
}

function toExamples(given: readonly Parameter[], location: string) {
  const examples = given
    .filter((parameter) => parameter.in === location && parameter.example !== undefined)
    .map(({ name, example }): [string, Json] => [name, example as Json]);
  return examples.length > 0 ? Object.fromEntries(examples) : undefined;
}

/** The headers: the token, the parameters, and the media type of the body. */
function toHeaders(
  document: ApiDocument,
  operation: Operation,
  given: readonly Parameter[],
): readonly Field[] | undefined {
  const headers = [
    ...toAuthorization(document, operation),
    ...(toParameters(document, given, 'header') ?? []),
    ...toContentType(document, operation),
  ];
  return headers.length > 0 ? headers : undefined;
}

/** The header with the token that the operation requires. */
function toAuthorization(document: ApiDocument, { security = [] }: Operation): readonly Field[] {
  const [name] = security.flatMap((requirement) => Object.keys(requirement));
  const found = name === undefined ? undefined : document.components?.securitySchemes?.[name];
  if (!found) return [];
  const { description = '', ...scheme } = resolve<SecurityScheme>(document, found);
  if (scheme.type !== 'oauth2' && scheme.type !== 'http') return [];
  const isOptional = security.some((requirement) => Object.keys(requirement).length === 0);
  return [
    {
      name: 'Authorization',
      kind: 'scalar',
      type: 'string',
      description,
      ...(!isOptional && { required: true }),
      secret: true,
      examples: ['Bearer YOUR_ACCESS_TOKEN'],
    },
  ];
}

function toContentType(document: ApiDocument, { requestBody }: Operation): readonly Field[] {
  if (!requestBody) return [];
  const { description = '', content } = resolve<RequestBody>(document, requestBody);
  const [mediaType] = Object.keys(content);
  if (mediaType === undefined) return [];
  const facts = { name: 'Content-Type', description, required: true } as const;
  return [{ ...facts, kind: 'scalar', type: 'string', const: mediaType }];
}

/* Request bodies. */

/** The media type of a body whose parameters are `formData`. */
export const formType = 'application/x-www-form-urlencoded';

/** The body in its first media type. An object is shown as its fields, a list as one field. */
function toBody(document: ApiDocument, { requestBody }: Operation) {
  if (!requestBody) return undefined;
  const { content, required } = resolve<RequestBody>(document, requestBody);
  const [[mediaType, { schema = {}, example }] = ['', {}]] = Object.entries(content);
  const location: ParameterLocation = mediaType === formType ? 'formData' : 'body';
  const field = toField(document, { name: 'body', required, schema });
  const isObject = field.kind === 'group';
  const title = isReference(schema) ? undefined : schema.title;
  const list = { ...field, name: title ?? field.name };
  return {
    mediaType,
    isBareList: isObject ? undefined : (true as const),
    parameters: { [location]: isObject ? field.fields : [list] },
    example: example === undefined ? {} : { [location]: example as Json },
  };
}

/** The responses that an operation does not share with all others. */
function toResponses(document: ApiDocument, operation: Operation): readonly Response[] {
  return Object.entries(operation.responses ?? {})
    .filter(([, response]) => !isReference(response))
    .map(([status, response]): Response => {
      const { description, content = {} } = response as DocumentResponse;
      const [{ schema, example } = {}] = Object.values(content);
      return toDefined({
        status,
        description,
        mediaTypes: Object.keys(content),
        shape: schema && toShape(document, schema),
        example: example as Json | undefined,
      });
    });
}

export function fieldsOfResponse({ shape }: Response): readonly Field[] {
  return shape ? fieldsOf(shape) : [];
}
