/**
 * The document as pages show it. Components, requests, search, exports of requests and the changelog
 * read this view only.
 */
import {
  type ApiDocument,
  type DocumentPortal,
  isOwn,
  type Json,
  type Method,
  type Note,
  type OperationPortal,
  type ParameterLocation,
  type Tag,
  type TagPortal,
  toDefined,
} from './document';
import { type Field, fieldsOf, type Shape, type Xml } from './field';
import { makeUnique, toOwnSegment, toTitle } from './names';
import { toDocsLink } from './text';
import { toEndpoint } from './view-endpoint';
import { listOperations, type NamedOperation } from './view-operations';
import type { Reader } from './view-schema';
import { listSchemas, toSlugs } from './named-schemas';

export { formType } from './view-body';

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
  /** The label of the only way to authenticate. */
  readonly authentication?: string;
  /** What a reader can choose. The endpoint itself has the first option of each. */
  readonly choices?: readonly EndpointChoice[];
  /** A request that the API sends: a webhook, or a callback of an operation. */
  readonly event?: 'webhook' | 'callback';
  /** The ID of the operation that a callback belongs to. */
  readonly callbackOf?: string;
  /** The callbacks of an operation, or the operation of a callback. */
  readonly related?: readonly { readonly title: string; readonly route: string }[];
  /** Samples that the API team wrote, by the name of the language. */
  readonly ownSamples?: readonly { readonly label: string; readonly code: string }[];
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
  Pick<Endpoint, 'baseUrl' | 'parameters' | 'mediaType' | 'isBareList' | 'xml' | 'example'>
> {
  readonly label: string;
  readonly description?: string;
  readonly variables?: readonly Field[];
}

/** The number of operations in a category. An operation that undoes another one is not counted. */
export function countOperations({
  endpoints,
  others = [],
}: Pick<Category, 'endpoints' | 'others'>): number {
  return [...endpoints, ...others].filter(({ undoes }) => undoes === undefined).length;
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
  readonly description: string;
  /** The available formats. The first one is the default. */
  readonly mediaTypes: readonly string[];
  /** The shape of the body. Omitted if the API does not document it. */
  readonly shape?: Shape;
  readonly example?: Json;
  /** Further examples of the body, by name, and those of media types with another body. */
  readonly examples?: readonly ResponseExample[];
  readonly headers?: readonly Field[];
  /** What to call next with values of the response. */
  readonly links?: readonly ResponseLink[];
}

export function fieldsOfResponse({ shape }: Response): readonly Field[] {
  return shape ? fieldsOf(shape) : [];
}

export interface ResponseExample {
  readonly name: string;
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

const views = new WeakMap<ApiDocument, Catalogue>();

/** The view of a document whose settings are filled in. It is made once. */
export function toView(document: ApiDocument): Catalogue {
  const view = views.get(document) ?? buildView(document);
  views.set(document, view);
  return view;
}

function buildView(document: ApiDocument): Catalogue {
  const { 'x-portal': portal } = document;
  const reader: Reader = { document, slugs: toSlugs(document) };
  const categories = listCategories(document, listOperations(document));
  const schemas = listSchemas(reader);
  const endpoints = new Map(
    categories.flatMap(({ category, operations }) =>
      operations.map((one) => [one, toEndpoint(reader, one, category.id)] as const),
    ),
  );
  const find = (operations: readonly NamedOperation[]) =>
    operations.flatMap((one) => endpoints.get(one) ?? []);
  return {
    categories: categories.map(({ category, operations, others }) => ({
      ...category,
      endpoints: find(operations),
      ...(others.length > 0 && { others: find(others) }),
    })),
    ...(schemas.length > 0 && { schemas }),
    statusCodes: portal?.statusCodes ?? [],
    verbs: portal?.verbs ?? [],
  };
}

/**
 * The categories in reading order: the tags, then those that only operations name. A tag that no
 * operation has is no category.
 */
function listCategories(document: ApiDocument, operations: readonly NamedOperation[]) {
  const tags = orderTags(document);
  const names = new Set(tags.keys());
  const bySegment = new Map([...names].map((name) => [toOwnSegment(name), name]));
  const untagged = operations.filter(({ tag, event }) => tag === undefined && event !== 'webhook');
  const made = new Set(untagged.map((operation) => toTagName(operation, names)));
  // Many categories with one endpoint each are one.
  const isOne = made.size > 9 && made.size > 0.8 * untagged.length;
  const tagOf = new Map<NamedOperation, string>();
  for (const operation of operations) {
    const name = toTagName(operation, names);
    const shared = isOne && made.has(name) ? 'Endpoints' : name;
    const tag = operation.tag === undefined ? (bySegment.get(toOwnSegment(name)) ?? shared) : name;
    tagOf.set(operation, tag);
    names.add(tag);
  }
  for (const name of operations.flatMap((one) => one.operation.tags?.slice(1) ?? [])) {
    if (name.trim()) names.add(name);
  }
  const all = [...names].map((name) => ({
    tag: tags.get(name) ?? { name },
    own: operations.filter((one) => tagOf.get(one) === name),
    others: operations.filter(
      (one) => tagOf.get(one) !== name && one.operation.tags?.includes(name, 1),
    ),
  }));
  const found = isOwn(document)
    ? all
    : all.filter(({ own, others }) => own.length + others.length > 0);
  const wanted = found.map(({ tag }) => tag['x-portal']?.slug ?? toOwnSegment(tag.name));
  const ids = makeUnique(wanted, isOwn(document) ? [] : ['schemas']);
  return found.map(({ tag, own, others }, index) => ({
    category: toCategory(document, tag, ids[index] ?? ''),
    operations: sortOperations(own, tag['x-portal']?.operations),
    /** Operations of other categories, with this tag as a further one. */
    others,
  }));
}

/** The tags by name, in the order of their groups, then those in none. */
function orderTags({ tags = [], 'x-tagGroups': groups = [] }: ApiDocument) {
  const grouped = groups.flatMap((group) => group.tags ?? []).map((name): Tag => ({ name }));
  return new Map([...grouped, ...tags].map((tag) => [tag.name, tag]));
}

/** @param order the slugs of the first operations */
function sortOperations(operations: readonly NamedOperation[], order: readonly string[] = []) {
  const position = ({ slug }: NamedOperation) =>
    (order.indexOf(slug) + order.length + 1) % (order.length + 1);
  return operations.toSorted((a, b) => position(a) - position(b));
}

/** Without a tag, the first name in the path. */
function toTagName({ event, tag, path }: NamedOperation, declared: ReadonlySet<string>): string {
  if (event === 'webhook' && !(tag !== undefined && declared.has(tag))) return 'Webhooks';
  if (tag?.trim()) return tag;
  const [first = ''] = path.split('/').filter((name) => !/^$|^api$|^v\d|[{}]/i.test(name));
  return toTitle(first) || 'Endpoints';
}

function toCategory(document: ApiDocument, tag: Tag, id: string) {
  const { name, 'x-displayName': title, 'x-portal': portal } = tag;
  const { cardTitle, aliases, groups } = portal ?? {};
  const description = [tag.description, toDocsLink(tag.externalDocs)].filter(Boolean).join('\n\n');
  const section = document['x-tagGroups']?.find((group) => group.tags?.includes(name))?.name;
  return toDefined({ id, title: title || name, cardTitle, description, aliases, groups, section });
}
