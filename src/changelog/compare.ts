/** Compares the endpoints of two versions (see `model.ts` for what counts as a change). */
import { shownLocations } from '../site-map/anchors';
import { toRoute } from '../site-map/places';
import type { Endpoint, ParameterLocation, Response } from '../catalogue/model';
import {
  compareDeprecation,
  compareFields,
  compareParameters,
  type Shape,
  toShape,
  toShapes,
} from './shapes';
import {
  type Change,
  type ChangedEndpoint,
  type EndpointDifference,
  type EndpointFact,
  limits,
  type ParameterDifference,
  type ResponseDifference,
  type ShapeDifference,
} from './model';

/**
 * The endpoints that differ, in the order of the newer version, then the removed endpoints.
 * Endpoints are matched by slug, so an endpoint can move to another category.
 */
export function compareEndpoints(
  older: readonly Endpoint[],
  newer: readonly Endpoint[],
): readonly ChangedEndpoint[] {
  const before = new Map(older.map((endpoint) => [endpoint.slug, endpoint]));
  const slugs = new Set(newer.map(({ slug }) => slug));
  return [
    ...newer.map((endpoint) => toChanged(endpoint, before.get(endpoint.slug), endpoint)),
    ...older.filter(({ slug }) => !slugs.has(slug)).map((gone) => toChanged(gone, gone, undefined)),
  ].filter(({ changes }) => changes.length > 0);
}

function toChanged(
  { title, method }: Endpoint,
  older: Endpoint | undefined,
  newer: Endpoint | undefined,
): ChangedEndpoint {
  return {
    title,
    method,
    olderPage: older && toRoute(older),
    newerPage: newer && toRoute(newer),
    changes: compare(older, newer),
  };
}

function compare(older: Endpoint | undefined, newer: Endpoint | undefined): Change[] {
  if (!newer) return [{ of: 'endpoint', kind: 'removed' }];
  if (!older) return [{ of: 'endpoint', kind: 'added' }];
  const facts = compareFacts(older, newer);
  const isReshaped = facts.some(({ fact }) => fact === 'bodyShape');
  return [
    ...compareDeprecation(older, newer).map((change) => ({ of: 'endpoint', ...change }) as const),
    ...facts.map((change) => ({ of: 'endpoint', kind: 'changed', ...change }) as const),
    ...shownLocations
      .filter((location) => location !== 'body' || !isReshaped)
      .flatMap((location) =>
        compareParameters(toPlace(older, location, newer), toPlace(newer, location), location),
      )
      .map((change) => ({ of: 'parameter', ...change }) as const),
    ...compareResponses(older.responses, newer.responses),
  ];
}

function compareFacts(older: Endpoint, newer: Endpoint) {
  const before = toFacts(older);
  const after = toFacts(newer);
  return factNames
    .map((fact) => ({ fact, from: before[fact], to: after[fact] }))
    .filter(({ fact, from, to }) =>
      fact === 'path' ? toSignature(from) !== toSignature(to) : from !== to,
    )
    .filter(({ from, to }) => from !== '' && to !== '');
}

const factNames = [
  'method',
  'path',
  'host',
  'mediaType',
  'bodyShape',
  'page',
] as const satisfies readonly EndpointFact[];

/**
 * Facts about the body are empty if there is none, since its parameters show that it was added or
 * removed.
 */
function toFacts(endpoint: Endpoint): Readonly<Record<EndpointFact, string>> {
  const { method, path, host, bodyShape = 'object', parameters } = endpoint;
  const isForm = parameters.formData !== undefined;
  const mediaType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    method,
    path,
    host,
    mediaType: isForm || parameters.body ? mediaType : '',
    bodyShape: parameters.body ? bodyShape : '',
    page: toRoute(endpoint),
  };
}

/** Ignores placeholder names, since they are not sent. */
function toSignature(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/**
 * The parameters of a location. Path parameters are matched by position and take their names from
 * `named`.
 */
function toPlace(
  endpoint: Endpoint,
  location: ParameterLocation,
  named = endpoint,
): readonly Shape[] {
  const shapes = toShapes(endpoint.parameters[location] ?? []);
  if (location === 'body' && endpoint.bodyShape === 'array') {
    return shapes.map((shape) => ({ ...shape, name: '' }));
  }
  if (location !== 'path' || toSignature(endpoint.path) !== toSignature(named.path)) return shapes;
  const names = placeholdersOf(named);
  const own = placeholdersOf(endpoint);
  return shapes.map((shape) => ({ ...shape, name: names[own.indexOf(shape.name)] ?? shape.name }));
}

function placeholdersOf({ path }: Endpoint): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

function compareResponses(older: readonly Response[], newer: readonly Response[]): Change[] {
  const common = newer.flatMap((response): Change[] => {
    const { status } = response;
    const before = older.find((other) => other.status === status);
    if (!before) return [{ of: 'response', status, kind: 'added' }];
    const fields = compareFields(toRoot(before), toRoot(response));
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

/** A body without a schema has no known fields. */
function toRoot({ schema = { type: 'object', properties: [] } }: Response): Shape {
  return toShape(schema);
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

/*
 * Defines which changes are breaking. After a breaking change, a valid call may fail, have a
 * different effect, or return something that the client does not know. Requests may accept more,
 * and responses may contain less.
 */

type Rules<Difference extends { readonly kind: string }> = {
  readonly [Kind in Difference['kind']]:
    boolean | ((difference: Difference & { readonly kind: Kind }) => boolean);
};

const endpointRules: Rules<EndpointDifference> = {
  added: false,
  removed: true,
  deprecated: false,
  undeprecated: false,
  // The method, path, host and body determine the request. The page is only documentation.
  changed: ({ fact }) => fact !== 'page',
};

const parameterRules: Rules<ParameterDifference> = {
  added: ({ required }) => required,
  removed: true,
  renamed: true,
  // A parameter that accepts any number also accepts an integer.
  retyped: ({ from, to }) => to !== from.replace('integer', 'number'),
  required: true,
  optional: false,
  // Limiting a parameter to choices is breaking.
  choices: ({ to }) => to !== undefined,
  'choice-added': false,
  'choice-removed': true,
  limit: ({ limit, ...change }) => limits[limit].isBreaking(change),
  deprecated: false,
  undeprecated: false,
};

const responseRules: Rules<ResponseDifference> = {
  added: false,
  removed: true,
  'media-type-added': false,
  'media-type-removed': true,
  'default-media-type': true,
};

const fieldRules: Rules<ShapeDifference> = {
  added: false,
  removed: true,
  renamed: true,
  retyped: ({ from, to }) => from !== to.replace('integer', 'number'),
  // Clients may not know a value outside the previous choices.
  choices: ({ to }) => to === undefined,
  'choice-added': true,
  'choice-removed': false,
  deprecated: false,
  undeprecated: false,
};

/** Whether a call that was valid before the change may fail after it. */
export function isBreaking(change: Change): boolean {
  switch (change.of) {
    case 'endpoint':
      return applyRule(endpointRules, change);
    case 'parameter':
      return applyRule(parameterRules, change);
    case 'response':
      return applyRule(responseRules, change);
    case 'field':
      return applyRule(fieldRules, change);
    default:
      return change satisfies never;
  }
}

function applyRule<Difference extends { readonly kind: string }>(
  rules: Rules<Difference>,
  difference: Difference,
): boolean {
  const rule = rules[difference.kind as Difference['kind']];
  return typeof rule === 'function' ? rule(difference) : rule;
}
