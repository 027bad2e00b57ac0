/** Compares the endpoints of two versions (see `rules.ts` for what counts as a change). */
import { shownLocations } from '../site-map/anchors';
import { toRoute } from '../site-map/places';
import { type ParameterLocation, toDefined } from '../api/document';
import { type Field, type Shape, toTypeName } from '../api/field';
import type { Endpoint, EndpointOption, NamedShape, Response } from '../api/view';
import { compareDeprecation, compareValues, toMember } from './shapes';
import type { Schemas } from './folded';
import type { Change, ChangedEndpoint, EndpointFact, ResponseDifference } from './rules';

export { isBreaking } from './rules';

/** What a version says about the API. */
export interface Compared {
  readonly endpoints: readonly Endpoint[];
  readonly schemas?: readonly NamedShape[] | undefined;
}

/**
 * The endpoints that differ, in the order of the newer version, then the removed endpoints.
 * Endpoints are matched by slug, so an endpoint can move to another category.
 */
export function compareEndpoints(older: Compared, newer: Compared): readonly ChangedEndpoint[] {
  const schemas = { older: toShapes(older), newer: toShapes(newer) };
  const before = new Map(older.endpoints.map((endpoint) => [endpoint.slug, endpoint]));
  const slugs = new Set(newer.endpoints.map(({ slug }) => slug));
  return [
    ...newer.endpoints.map((one) => toChanged(one, before.get(one.slug), one, schemas)),
    ...older.endpoints
      .filter(({ slug }) => !slugs.has(slug))
      .map((gone) => toChanged(gone, gone, undefined, schemas)),
  ].filter(({ changes }) => changes.length > 0);
}

function toShapes({ schemas = [] }: Compared): ReadonlyMap<string, Shape> {
  return new Map(schemas.map(({ name, shape }) => [name, shape]));
}

function toChanged(
  { title, method }: Endpoint,
  older: Endpoint | undefined,
  newer: Endpoint | undefined,
  schemas: Schemas,
): ChangedEndpoint {
  return {
    title,
    method,
    olderPage: older && toRoute(older),
    newerPage: newer && toRoute(newer),
    changes: compare(older, newer, schemas).map((change) =>
      newer?.event ? { ...change, isTurned: true } : change,
    ),
  };
}

function compare(
  older: Endpoint | undefined,
  newer: Endpoint | undefined,
  schemas: Schemas,
): Change[] {
  if (!newer) return [{ of: 'endpoint', kind: 'removed' }];
  if (!older) return [{ of: 'endpoint', kind: 'added' }];
  const facts = compareFacts(older, newer);
  const isReshaped = facts.some(({ fact }) => fact === 'bodyShape');
  const parameters = shownLocations
    .filter((location) => location !== 'body' || !isReshaped)
    .flatMap((location) => {
      const before = toPlace(older, location, newer);
      return compareValues(before, toPlace(newer, location, newer), location, schemas);
    });
  const further = listFurther(newer).flatMap((one) => {
    const before = listFurther(older).find(({ label }) => label === one.label);
    return compare(before, one, schemas).filter(({ of }) => of === 'parameter');
  });
  const changes: readonly Change[] = [
    ...compareDeprecation(older, newer).map((change) => ({ of: 'endpoint', ...change }) as const),
    ...facts.map((change) => ({ of: 'endpoint', kind: 'changed', ...change }) as const),
    ...parameters.map((change) => ({ of: 'parameter', ...change }) as const),
    ...further,
    ...compareResponses(older.responses, newer.responses, schemas),
  ];
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** The endpoint with each body after the first. */
function listFurther({ choices = [], isBareList: _, ...endpoint }: Endpoint) {
  const [, ...options] = choices.find(({ name }) => name === 'mediaType')?.options ?? [];
  const { body, formData } = endpoint.parameters;
  // Further examples have no parameters.
  const bodies = options.filter(({ parameters }) => parameters);
  const unique = new Map(bodies.map((option) => [toOptionName(option), option]));
  return [...unique].map(([label, { parameters, ...option }]) => {
    const all = toDefined({ body, formData, ...parameters });
    return { ...endpoint, ...option, label, parameters: all };
  });
}

/** A media type without the name of its example, or the label of another option. */
function toOptionName({ label, mediaType = label }: EndpointOption): string {
  return mediaType;
}

function compareFacts(older: Endpoint, newer: Endpoint) {
  const before = toFacts(older);
  const after = toFacts(newer);
  return (Object.keys(after) as EndpointFact[])
    .map((fact) => ({ fact, from: before[fact], to: after[fact] }))
    .filter(({ fact, from, to }) =>
      fact === 'path' ? toSignature(from) !== toSignature(to) : from !== to,
    )
    .filter(({ from, to }) => from !== '' && to !== '');
}

/**
 * Facts about the body are empty if there is none, since its parameters show that it was added or
 * removed.
 */
function toFacts(endpoint: Endpoint): Readonly<Record<EndpointFact, string>> {
  const { method, path, baseUrl, parameters, isBareList } = endpoint;
  const mediaType = toLabels(endpoint, 'mediaType');
  const authentication = toLabels(endpoint, 'authentication');
  const [body] = parameters.body ?? [];
  const bareShape = body && (body.kind === 'list' ? 'array' : toTypeName(body));
  const bodyShape = (isBareList ? bareShape : body && 'object') ?? '';
  return { method, path, baseUrl, mediaType, authentication, bodyShape, page: toRoute(endpoint) };
}

function toLabels({ choices, ...endpoint }: Endpoint, fact: 'mediaType' | 'authentication') {
  const choice = choices?.find(({ name }) => name === fact);
  const names = choice && new Set(choice.options.map(toOptionName));
  return names ? [...names].join(', ') : (endpoint[fact] ?? '');
}

/** Ignores placeholder names, since they are not sent. */
function toSignature(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** The parameters of a location. The media type of the body is a fact of the endpoint. */
function toPlace(endpoint: Endpoint, location: ParameterLocation, newer: Endpoint) {
  return (endpoint.parameters[location] ?? [])
    .filter(({ name }) => location !== 'header' || !isSameHeader(name, 'Content-Type'))
    .map((field) => ({ ...field, name: toName(field, endpoint, location, newer) }));
}

/** The name, as the newer version spells it where the spelling does not matter. */
function toName(
  { name }: Field,
  endpoint: Endpoint,
  location: ParameterLocation,
  newer: Endpoint,
): string {
  if (location === 'body' && endpoint.isBareList) return '';
  if (location === 'header') {
    return newer.parameters.header?.find((one) => isSameHeader(one.name, name))?.name ?? name;
  }
  if (location !== 'path' || toSignature(endpoint.path) !== toSignature(newer.path)) return name;
  return placeholdersOf(newer)[placeholdersOf(endpoint).indexOf(name)] ?? name;
}

/** Names of headers are case-insensitive (RFC 9110, section 5.1). oasdiff compares the case. */
function isSameHeader(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

function placeholdersOf({ path }: Endpoint): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

function compareResponses(
  older: readonly Response[],
  newer: readonly Response[],
  schemas: Schemas,
): Change[] {
  const common = newer.flatMap((response): Change[] => {
    const { status } = response;
    const before = older.find((other) => other.status === status);
    if (!before) return [{ of: 'response', status, kind: 'added' }];
    const fields = compareValues(toBody(before), toBody(response), '', schemas);
    return [
      ...compareMediaTypes(before, response).map(
        (change) => ({ of: 'response', status, ...change }) as const,
      ),
      ...fields.map((change) => ({ of: 'field', status, ...change }) as const),
    ];
  });
  const removed = older
    .filter(({ status }) => !newer.some((response) => response.status === status))
    .map(({ status }) => ({ of: 'response', status, kind: 'removed' }) as const);
  return [...common, ...removed];
}

/** The body of a response. If its shape is not documented, it can be anything. */
function toBody({ shape = { kind: 'union', alternatives: [] } }: Response): readonly Field[] {
  return [toMember(shape)];
}

/** The first media type is the default. */
function compareMediaTypes(
  { mediaTypes: before }: Response,
  { mediaTypes: after }: Response,
): ResponseDifference[] {
  const [from] = before;
  const [to] = after;
  return [
    ...after
      .filter((mediaType) => !before.includes(mediaType))
      .map((mediaType) => ({ kind: 'media-type-added', mediaType }) as const),
    ...before
      .filter((mediaType) => !after.includes(mediaType))
      .map((mediaType) => ({ kind: 'media-type-removed', mediaType }) as const),
    ...(from && to && from !== to ? [{ kind: 'default-media-type', from, to } as const] : []),
  ];
}
