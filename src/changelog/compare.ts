/** Compares the endpoints of two versions (see `rules.ts` for what counts as a change). */
import { type ParameterLocation, toDefined } from '../openapi/document';
import type { Field } from '../openapi/model';
import { toTypeName } from '../openapi/shapes';
import { toCode } from '../openapi/inline';
import type { Endpoint, EndpointOption, NamedShape, Response } from '../openapi/model';
import type { EndpointChanges } from '../page-data';
import { shownLocations } from '../routes/anchors';
import { toRoute } from '../routes/places';
import {
  type Change,
  type Difference,
  type EndpointFact,
  endpointRules,
  responseRules,
  toChanges,
} from './rules';
import { compareDeprecation, compareMembers, type Schemas, toMember } from './shapes';

/** What a version says about the API. */
export interface Compared {
  readonly endpoints: readonly Endpoint[];
  readonly schemas?: readonly NamedShape[] | undefined;
}

/**
 * The endpoints that differ, in the order of the newer version, then the removed endpoints.
 * Endpoints are matched by slug, so an endpoint can move to another category.
 */
export function compareEndpoints(older: Compared, newer: Compared): readonly EndpointChanges[] {
  const schemas = { older: older.schemas ?? [], newer: newer.schemas ?? [] };
  const before = new Map(older.endpoints.map((endpoint) => [endpoint.slug, endpoint]));
  const slugs = new Set(newer.endpoints.map(({ slug }) => slug));
  return [
    ...newer.endpoints.map((one) => toChanged(one, before.get(one.slug), one, schemas)),
    ...older.endpoints
      .filter(({ slug }) => !slugs.has(slug))
      .map((gone) => toChanged(gone, gone, undefined, schemas)),
  ].filter(({ changes }) => changes.length > 0);
}

function toChanged(
  { title, method }: Endpoint,
  older: Endpoint | undefined,
  newer: Endpoint | undefined,
  schemas: Schemas,
): EndpointChanges {
  return toDefined({
    title,
    method,
    page: newer && toRoute(newer),
    pageBefore: older && toRoute(older),
    changes: compare(older, newer, schemas),
  });
}

function compare(
  older: Endpoint | undefined,
  newer: Endpoint | undefined,
  schemas: Schemas,
): readonly Change[] {
  if (!newer) return toChanges([endpointRules.removed], 'endpoint');
  if (!older) return toChanges([endpointRules.added], 'endpoint');
  const facts = compareFacts(older, newer).map(({ fact, from, to }) =>
    endpointRules.changed(fact, from, to),
  );
  const changes = [
    ...toChanges([...compareDeprecation(older, newer), ...facts], 'endpoint'),
    ...compareParameters(older, newer, schemas),
    ...listFurther(newer).flatMap((one) => {
      const before = listFurther(older).find(({ label }) => label === one.label);
      return before ? compareParameters(before, one, schemas) : [];
    }),
    ...compareResponses(older, newer, schemas),
  ];
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** Compares the parameters, except those of a body that became another type. */
function compareParameters(older: Endpoint, newer: Endpoint, schemas: Schemas): readonly Change[] {
  const isReshaped = compareFacts(older, newer).some(({ fact }) => fact === 'bodyShape');
  return shownLocations
    .filter((location) => location !== 'body' || !isReshaped)
    .flatMap((location) =>
      compareMembers(
        listParameters(older, location, newer),
        listParameters(newer, location, newer),
        {
          at: location,
          location,
          side: newer.event ? 'read' : 'written',
          toSubject: (path) => `parameter ${toCode(path)}`,
          schemas,
          seen: new Set(),
        },
      ),
    );
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
  return (
    (Object.keys(after) as EndpointFact[])
      .map((fact) => ({ fact, from: before[fact], to: after[fact] }))
      .filter(({ from, to }) => from !== '' && to !== '')
      // Only paths have placeholders, whose names are not sent.
      .filter(({ from, to }) => toSignature(from) !== toSignature(to))
  );
}

/** Those of the body are empty if there is none: its parameters show that it came or went. */
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

function toSignature(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** The parameters of a location. The media type of the body is a fact of the endpoint. */
function listParameters(endpoint: Endpoint, location: ParameterLocation, newer: Endpoint) {
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
  { responses: older }: Endpoint,
  { responses: newer, event }: Endpoint,
  schemas: Schemas,
): readonly Change[] {
  const common = newer.flatMap((response): readonly Change[] => {
    const { status } = response;
    const subject = toResponseName(status);
    const before = older.find((other) => other.status === status);
    if (!before) return toChanges([responseRules.added], subject);
    return [
      ...toChanges(compareMediaTypes(before, response), subject),
      ...compareMembers(toBody(before), toBody(response), {
        at: '',
        // Clients answer an event.
        side: event ? 'written' : 'read',
        toSubject: (path) => `${path ? `field ${toCode(path)}` : 'body'} of ${subject}`,
        schemas,
        seen: new Set(),
      }),
    ];
  });
  const removed = older
    .filter(({ status }) => !newer.some((response) => response.status === status))
    .flatMap(({ status }) => toChanges([responseRules.removed(status)], toResponseName(status)));
  return [...common, ...removed];
}

function toResponseName(status: string): string {
  return `response ${toCode(status)}`;
}

/** The body of a response. If its shape is not documented, it can be anything. */
function toBody({ shape = { kind: 'union', alternatives: [] } }: Response): readonly Field[] {
  return [toMember(shape)];
}

/** The first media type is the default. */
function compareMediaTypes(
  { mediaTypes: before }: Response,
  { mediaTypes: after }: Response,
): readonly Difference[] {
  const [from] = before;
  const [to] = after;
  return [
    ...after.filter((one) => !before.includes(one)).map(responseRules.mediaTypeAdded),
    ...before.filter((one) => !after.includes(one)).map(responseRules.mediaTypeRemoved),
    ...(from && to && from !== to ? [responseRules.defaultMediaType(from, to)] : []),
  ];
}
