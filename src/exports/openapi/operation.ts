/** Operations: the endpoints of the catalogue. */
import type { Endpoint, Note } from '../../catalogue/model';
import { toRoute } from '../../site-map/places';
import type { ExportedVersion } from '../version';
import { buildLinks, buildResponse, listFollowing } from './responses';
import {
  type JsonSchema,
  type Operation,
  type Reference,
  type RequestBody,
  type ResponseObject,
  toBodyName,
  toDefined,
  toOperationId,
  toReference,
} from './model';
import { buildParameters, toSecurity } from './parameters';
import {
  type SchemaContext,
  toCommonMark,
  toDescription,
  toEscaped,
  toJsonSchema,
  toObjectSchema,
  toSentence,
} from './schema';
import type { Property } from '../../catalogue/schema';

/** The version that a document describes, without its endpoints. */
export type Portal = Omit<ExportedVersion, 'catalogue'>;

/** What the operations of a document have in common. */
export interface OperationContext {
  readonly portal: Portal;
  /** The endpoints of the document, to which links can lead. */
  readonly endpoints: readonly Endpoint[];
  /** The titles of categories by ID. */
  readonly tags: ReadonlyMap<string, string>;
  readonly scopes: readonly string[];
  /** The names of objects that are components. */
  readonly components: ReadonlySet<string>;
  /** The responses of all operations by status code. */
  readonly sharedResponses: Readonly<Record<string, ResponseObject | Reference>>;
}

export function buildOperation(endpoint: Endpoint, context: OperationContext): Operation {
  const { portal, tags, scopes } = context;
  const request = toSchemaContext(endpoint, 'request', context);
  const parameters = buildParameters(endpoint, request);
  const tag = tags.get(endpoint.category);
  return toDefined({
    operationId: toOperationId(endpoint),
    tags: tag === undefined ? undefined : [tag],
    summary: endpoint.title,
    description: toOperationText(endpoint, request),
    deprecated: endpoint.deprecated === undefined ? undefined : (true as const),
    externalDocs: { url: toPageUrl(endpoint, portal), description: 'Documentation' },
    servers: endpoint.host === 'api' ? undefined : [toServer(endpoint.host, portal)],
    security: toSecurity(endpoint, scopes),
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: buildRequestBody(endpoint, request),
    responses: buildResponses(endpoint, context),
    'x-group': endpoint.group,
  });
}

/** The context of the schemas on the page of an endpoint. */
export function toSchemaContext(
  endpoint: Endpoint,
  direction: SchemaContext['direction'],
  { portal, components }: Pick<OperationContext, 'portal' | 'components'>,
): SchemaContext {
  const toUrl = (href: string) =>
    href.startsWith('#') ? toPageUrl(endpoint, portal) + href : toPortalUrl(href, portal);
  return { direction, components, toText: (text) => toCommonMark(text, toUrl) };
}

/** The absolute URL of a route of the version. Other URLs stay unchanged. */
export function toPortalUrl(href: string, { portalUrl, route }: Portal): string {
  return href.startsWith('/') ? portalUrl + route + href : href;
}

function toPageUrl(endpoint: Endpoint, portal: Portal): string {
  return toPortalUrl(toRoute(endpoint), portal);
}

/** The server of a host. */
export function toServer(host: Endpoint['host'], { site }: Portal) {
  switch (host) {
    case 'api':
      return { url: site.apiBaseUrl, description: 'API' };
    case 'authentication':
      return { url: site.authenticationBaseUrl, description: 'Authentication' };
    default:
      return host satisfies never;
  }
}

function toOperationText(endpoint: Endpoint, context: SchemaContext): string {
  const { summary: description, usage, deprecated, notes } = endpoint;
  return [
    toDescription({ description, deprecated }, context),
    ...(usage === undefined ? [] : [context.toText(usage)]),
    ...notes.map((note) => toNoteText(note, context)),
  ].join('\n\n');
}

function toNoteText({ kind, title, text }: Note, { toText }: SchemaContext): string {
  return `**${noteLabels[kind]}: ${toSentence(toEscaped(title))}** ${toText(text)}`;
}

const noteLabels: Readonly<Record<Note['kind'], string>> = {
  info: 'Note',
  tip: 'Tip',
  warning: 'Warning',
};

function buildResponses(endpoint: Endpoint, context: OperationContext): Operation['responses'] {
  const fields = toSchemaContext(endpoint, 'response', context);
  const following = listFollowing(endpoint, context.endpoints);
  const own = endpoint.responses.map((response): [string, ResponseObject] => {
    const links =
      response.status === 200
        ? buildLinks(endpoint, response, following, fields.toText)
        : undefined;
    return [
      String(response.status),
      toDefined({ ...buildResponse(endpoint, response, fields), links }),
    ];
  });
  return { ...context.sharedResponses, ...Object.fromEntries(own) };
}

/* Request bodies. */

/** The JSON or form body of an endpoint. Undefined if it has none. */
function buildRequestBody(endpoint: Endpoint, context: SchemaContext): RequestBody | undefined {
  const { body, formData, header = [] } = endpoint.parameters;
  const properties = body ?? formData;
  if (!properties) return undefined;
  const contentType = header.find(({ name }) => name.toLowerCase() === 'content-type');
  const [bareArray] = endpoint.bodyShape === 'array' ? properties : [];
  const described = [bareArray, contentType].filter((one) => one !== undefined);
  return toDefined({
    description: described.map((one) => toDescription(one, context)).join('\n\n') || undefined,
    required: properties.some(({ required }) => required) ? (true as const) : undefined,
    content: {
      [toMediaType(contentType, body ? 'application/json' : 'application/x-www-form-urlencoded')]: {
        schema: bareArray
          ? toJsonSchema(bareArray, context)
          : toBody(endpoint, properties, context),
        example: body ? (endpoint.example.body ?? {}) : (endpoint.example.formData ?? {}),
      },
    },
  });
}

function toMediaType(contentType: Property | undefined, usual: string): string {
  return (contentType?.type === 'string' ? contentType.const : undefined) ?? usual;
}

function toBody(
  endpoint: Endpoint,
  properties: readonly Property[],
  context: SchemaContext,
): JsonSchema {
  const name = toBodyName(endpoint);
  return context.components.has(name)
    ? toReference('schemas', name)
    : toObjectSchema({ type: 'object', properties }, context);
}
