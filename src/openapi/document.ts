/**
 * The API as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1), with `x-portal` for
 * what OpenAPI cannot say. Descriptions are CommonMark; their links can be routes of the portal.
 * Texts and URLs can contain the operator's settings in braces, such as `{product}` and
 * `{apiBaseUrl}`. `fillSettings` replaces them.
 */
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { readExact, toJsonText } from './numbers';
import type { DocumentPortal, Method, OperationPortal, SchemaPortal, TagPortal } from './portal';

export type * from './portal';

export interface ApiDocument {
  openapi: string;
  info: OpenApi.InfoObject;
  servers?: OpenApi.ServerObject[];
  tags?: Tag[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem | Reference>;
  'x-webhooks'?: Record<string, PathItem | Reference>;
  security?: Security;
  components?: Components;
  externalDocs?: OpenApi.ExternalDocumentationObject;
  'x-tagGroups'?: { name: string; tags?: string[] }[];
  'x-portal'?: DocumentPortal;
}

export type Tag = OpenApi.TagObject & {
  summary?: string;
  parent?: string;
  /** `nav` is a category, `badge` marks operations. Without a kind, it is a category. */
  kind?: string;
  'x-displayName'?: string;
  'x-internal'?: boolean;
  'x-portal'?: TagPortal;
};
export type Components = Omit<OpenApi.ComponentsObject, 'securitySchemes'> & {
  securitySchemes?: Record<string, SecurityScheme | Reference>;
};
export type PathItem = OpenApi.PathItemObject<OperationExtensions> & {
  query?: Operation;
  additionalOperations?: Record<Method, Operation>;
};
export type Operation = OpenApi.OperationObject<OperationExtensions>;
export type Security = OpenApi.SecurityRequirementObject[];
export type Server = OpenApi.ServerObject & { name?: string };
export type MediaType = OpenApi.MediaTypeObject & {
  /** The schema of each value of a sequence. */
  itemSchema?: Schema | Reference;
};
export type Parameter = OpenApi.ParameterObject & {
  /** Whether it is the whole query. */
  whole?: true;
  'x-portal'?: SchemaPortal;
};
export type RequestBody = OpenApi.RequestBodyObject;
/** The description can be missing in OpenAPI 3.2. */
export type Response = OpenApi.ResponseObject & { summary?: string };
export type Link = OpenApi.LinkObject;
export type SecurityScheme = (
  OpenApi.SecuritySchemeObject | { type: 'mutualTLS'; description?: string }
) & { deprecated?: boolean; oauth2MetadataUrl?: string };
export type Reference = OpenApi.ReferenceObject;
export type Schema = (OpenApi.NonArraySchemaObject | OpenApi.ArraySchemaObject) & {
  'x-portal'?: SchemaPortal;
};

interface OperationExtensions {
  'x-portal'?: OperationPortal;
  'x-internal'?: boolean;
  'x-codeSamples'?: CodeSample[];
  'x-code-samples'?: CodeSample[];
  'x-code-examples'?: CodeSample[];
  /** Texts, or objects with a name. */
  'x-badges'?: Json;
  'x-beta'?: boolean;
}

interface CodeSample {
  lang?: string;
  label?: string;
  source?: string;
}

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A member that an object itself has, unlike `constructor`. */
export function findOwn<Value>(
  members: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return members && Object.hasOwn(members, name) ? members[name] : undefined;
}

/** The media type of forms without files. */
export const formType = 'application/x-www-form-urlencoded';

export function isFormType(mediaType: string): boolean {
  return mediaType === formType || mediaType.startsWith('multipart/');
}

export type JsonObject = Readonly<Record<string, Json>>;

/** Whether a value is an object: neither a list nor null. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return isObject(value);
}

/** Any object in a document. */
export type Part = Record<string, unknown>;

/** Whether a media type is JSON, such as `application/problem+json; charset=utf-8` (RFC 6838). */
export function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/.test(mediaType);
}

/** Whether a media type is XML, such as `application/atom+xml`. */
export function isXmlType(mediaType: string): boolean {
  return /[/+]xml\b/.test(mediaType);
}

/** Whether a value is an object: neither a list nor null. */
export function isObject(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of a value. It has none if it is not an object. */
export function toMembers(value: unknown): Part {
  return isObject(value) ? value : {};
}

/** The members of a path that are operations. */
const methods = [
  ...(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const),
  'query',
] as const;

/**
 * The operations of a path by method, in the order of OpenAPI. Those with methods that OpenAPI has
 * no member for come last (https://spec.openapis.org/oas/v3.2.0#path-item-object).
 */
export function listMethods(item: PathItem): readonly (readonly [Method, Operation])[] {
  const usual = methods.flatMap((name) => {
    const operation = item[name];
    return operation ? [[name.toUpperCase(), operation] as const] : [];
  });
  return [...usual, ...Object.entries(item.additionalOperations ?? {})];
}

/** Whether the texts of requests are those of their fields. See {@link DocumentPortal}. */
export function hasRequestsAsFields(document: ApiDocument): boolean {
  return document['x-portal']?.requestsAsFields === true;
}

/** Whether no page shows a part of a document. */
export function isInternal(part: object): boolean {
  return 'x-internal' in part && part['x-internal'] === true;
}

type Ignorable = Readonly<Partial<Record<'in' | 'name' | 'x-portal', unknown>>>;

/** Whether OpenAPI ignores a parameter, since security schemes and media types describe the header. */
export function isIgnored({ in: place, name, 'x-portal': portal }: Ignorable): boolean {
  if (toMembers(portal)['isSent'] === true) return false;
  return place === 'header' && /^(?:accept|authorization|content-type)$/i.test(String(name));
}

/** Whether a tag is a category. Others only describe operations. */
export function isCategory({ kind = 'nav' }: Tag): boolean {
  return kind === 'nav';
}

/** Whether a part of a document refers to another part. */
export function isReference(part: object): part is Reference {
  return '$ref' in part;
}

/** The part that a reference leads to, with the keywords beside the reference. Throws if there is none. */
export function resolve<Part extends object>(document: ApiDocument, part: Part | Reference): Part {
  if (!isReference(part)) return part;
  const { $ref, ...siblings } = part;
  const target = findTarget(document, $ref) as Part | Reference;
  return { ...resolve(document, target), ...siblings };
}

/** What a JSON pointer leads to: an object or a boolean. Throws if there is none. */
export function findTarget(document: ApiDocument, pointer: string): object | boolean {
  const found = findPart(document, pointer);
  if ((typeof found === 'object' && found !== null) || typeof found === 'boolean') return found;
  throw new Error(`Found the reference "${pointer}", expected one to a part of the document.`);
}

/** What a reference within a document leads to, if anything. */
export function findPart(root: unknown, reference: string): unknown {
  return findAt(root, toSteps(decode(reference)));
}

/** What the steps of a pointer lead to, if anything. */
export function findAt(root: unknown, steps: readonly string[]): unknown {
  return steps.reduce(
    (part, step) => (typeof part === 'object' ? findOwn((part ?? {}) as Part, step) : undefined),
    root,
  );
}

/** The steps of a JSON pointer (RFC 6901), with or without `#`. */
export function toSteps(pointer: string): readonly string[] {
  const [, ...steps] = pointer.replace(/^#?\/?(?=.)/, '#/').split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The text of a part of a URL. One that is not valid is taken as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A step of a JSON pointer (RFC 6901). */
export function unescapePointer(step: string): string {
  return decode(step).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A name as a step of a JSON pointer (RFC 6901, section 3). */
export function toStep(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A name as a step of a JSON pointer in a URL (RFC 6901, section 6). */
export function escapePointer(name: string): string {
  return toStep(name).replaceAll('%', '%25');
}

/** `Array.isArray` does not know arrays that are only read. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Replaces the settings in braces. Other braces, such as those of paths, stay. */
export function fillSettings<Part>(part: Part, settings: Readonly<Record<string, string>>): Part {
  if (Object.keys(settings).length === 0) return part;
  const text = JSON.stringify(part).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    JSON.stringify(findOwn(settings, name) ?? placeholder).slice(1, -1),
  );
  return JSON.parse(text) as Part;
}

/** A value as text, such as that of a parameter in a URL. */
export function toText(value: Json): string {
  return typeof value === 'object' ? toJsonText(value) : (readExact(value) ?? String(value));
}

/** The members of an object with other values. */
export function mapValues<Value, Result>(
  members: Readonly<Record<string, Value>>,
  convert: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, convert(value, name)]),
  );
}

/** The value of a key, which is made when it is first needed. */
export function remember<Key, Value>(
  known: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** The values of pairs by their keys, in order. */
export function groupPairs<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) remember(groups, key, () => []).push(value);
  return groups;
}

/** Removes the members that are undefined, which JSON and YAML cannot contain. */
export function toDefined<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as never;
}
