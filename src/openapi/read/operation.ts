/** An operation as its page shows it. */
import { sample } from '../../messages/en/code';
import { moreDocumentation } from '../../messages/en/view';
import {
  type ApiDocument,
  findOwn,
  hasRequestsAsFields,
  isJsonObject,
  type Operation,
  type OperationPortal,
  type Parameter,
  type Server,
  toDefined,
  toText,
} from '../document';
import type {
  Endpoint,
  EndpointChoice,
  EndpointOption,
  ExampleRequest,
  Field,
  Parameters,
} from '../model';
import { makeUnique } from '../names';
import { toDocsLink } from '../text';
import { openPage } from './named-schemas';
import { type Body, listBodies } from './bodies';
import { type NamedOperation, toShortSummary } from './operations';
import { joinParameters, listGiven, toExamples, toParameters } from './parameters';
import { listAnswered, toResponses } from './responses';
import type { Reader } from './reader';
import { listAuthentications, toSecurity, toToken } from './security';

/** The number of fields on the page of an endpoint. Further schemas are links to their pages. */
const fieldLimit = 300;

/** Puts parameters on the page, perhaps those of a body. */
type PlaceSent = (parameters: Parameters, body: Body | undefined) => Parameters;

/** @param category the ID of the category that lists it */
export function toEndpoint(
  { document, slugs }: Reader,
  named: NamedOperation,
  category: string,
): Endpoint {
  const { operation, method, path, event, slug, title, operationId, item } = named;
  const { next: _next, ...facts }: Partial<OperationPortal> = operation['x-portal'] ?? {};
  // The API sends the bodies of events, and gets the responses.
  const both = { document, slugs };
  const reader: Reader = { ...both, direction: event ? 'response' : 'request' };
  const answering: Reader = { ...both, direction: event ? 'request' : 'response' };
  const given = listGiven(document, item.parameters, operation.parameters);
  const servers = event ? [] : findServers([operation.servers, item.servers, document.servers]);
  const [server] = servers;
  const bodies = listBodies(reader, operation);
  const [body] = bodies;
  const authentications = listAuthentications(document, named);
  const [authentication] = authentications;
  const security = toSecurity(document, named);
  const example = toExample(reader, given, body);
  const { place, unfold } = openPage();
  const placeSent: PlaceSent = (parameters, of) => place(parameters, reader, of?.around);
  const endpoint: Endpoint = toDefined({
    slug,
    ...facts,
    operationId,
    category,
    title,
    summary: toSummary(named),
    method,
    path: event === 'webhook' ? '' : path.replace(/^\//, ''),
    baseUrl: server ? toBaseUrl(server) : '',
    notes: facts.notes ?? [],
    parameters: placeSent(toAllParameters(reader, named, given, body, authentication), body),
    mediaType: body?.mediaType,
    range: body?.range,
    isBareList: body?.isBareList,
    xml: body?.xml,
    whole: body?.whole,
    requestBody: body?.text,
    example,
    responses: toResponses(answering, operation, (content) => place(content, answering)),
    deprecated: facts.deprecated ?? (operation.deprecated ? (true as const) : undefined),
    authentication: authentications.length === 1 ? authentication?.label : undefined,
    security,
    choices: toChoices(
      servers,
      authentications,
      toBodyOptions(bodies, example, placeSent),
      listTold(document, server, authentication, security),
    ),
    event,
    callbackOf: named.callbackOf,
    ownSamples: toOwnSamples(operation),
    badges: toBadges(document, operation),
  });
  // The bodies of responses stay in place below a long form. Events only have a large body.
  unfold(fieldLimit, event ? fieldLimit : 3 * fieldLimit);
  return endpoint;
}

/** The description, or what the path says, after a summary that is no title, and before a link. */
function toSummary({ operation, item }: NamedOperation): string {
  const ofPath = [item.summary, item.description].filter(Boolean).join('\n\n');
  const { summary = '', description = ofPath, externalDocs } = operation;
  const first = toShortSummary(operation) === '' ? summary : '';
  const link = toDocsLink(externalDocs, moreDocumentation);
  return [first, description, link].filter(Boolean).join('\n\n').trim();
}

/** In the order of the request; the media type of the body is the last header. */
function toAllParameters(
  reader: Reader,
  named: NamedOperation,
  given: readonly Parameter[],
  body: Body | undefined,
  authentication: EndpointOption | undefined,
): Parameters {
  const { path = [], query = [], header = [], cookie = [] } = toParameters(reader, given);
  const token = { header: toToken(reader.document, named.operation) };
  return joinParameters(
    { path, query },
    body?.parameters ?? {},
    authentication?.parameters ?? token,
    { header: [...toAccept(reader, named), ...header], cookie },
    { header: body ? [body.contentType] : [] },
  );
}

/** The header for the wanted media type, if there are several or one is not plain JSON. */
function toAccept({ document }: Reader, { operation, event }: NamedOperation): readonly Field[] {
  if (event || document['x-portal']?.accept === false) return [];
  const types = listAnswered(document, operation).filter((one) => !one.includes('*'));
  const [first] = types;
  const isPlain = types.length === 1 && /^application\/json(?:;|$)/.test(first ?? '');
  if (first === undefined || isPlain) return [];
  const facts = { name: 'Accept', description: '', type: 'string', isSent: true } as const;
  return types.length === 1
    ? [{ ...facts, kind: 'scalar', const: first }]
    : [{ ...facts, kind: 'choice', choices: types, default: first }];
}

function toExample(reader: Reader, given: readonly Parameter[], body: Body | undefined) {
  return toDefined({
    path: toExamples(reader, given, 'path'),
    query: toExamples(reader, given, 'query'),
    header: toExamples(reader, given, 'header'),
    cookie: toExamples(reader, given, 'cookie'),
    ...body?.example,
  });
}

/* What a reader can choose. */

/** The servers of a document, as options. */
export function listServers({ servers }: ApiDocument): readonly EndpointOption[] {
  return findServers([servers]).map(toServerOption);
}

/** Those of the nearest part that has servers. Without any, they are those of the document's host. */
function findServers(all: readonly (readonly Server[] | undefined)[]): readonly Server[] {
  return all.find((one) => one && one.length > 0) ?? [{ url: '/' }];
}

/** The URL with the defaults of its variables. One without a host is that of an example. */
export function toBaseUrl({ url, variables = {} }: Server): string {
  const toInitial = (place: string, name: string) => findOwn(variables, name)?.default ?? place;
  return toAbsolute(url.replaceAll(/\{([^{}]*)\}/g, toInitial));
}

/** Stands for the host of a server that has none. */
export const placeholder = 'https://example.com';

export function isRelative(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|\{)/i.test(url);
}

function toAbsolute(url: string): string {
  const whole = isRelative(url) ? `${placeholder}/${url.replace(/^(?:\.{0,2}\/)+/, '')}` : url;
  return whole.replace(/^\/\//, 'https://').replace(/\/$/, '');
}

function toServerOption(server: Server): EndpointOption {
  const { name: title, url, description = '', variables = {} } = server;
  const fields = Object.entries(variables).map(([name, variable]): Field => {
    const { enum: choices, default: initial, description: text = '' } = variable;
    const facts = { name, description: text, type: 'string', default: initial } as const;
    return choices ? { kind: 'choice', ...facts, choices } : { kind: 'scalar', ...facts };
  });
  return {
    label: title ? `${title}: ${url}` : url,
    description,
    baseUrl: toAbsolute(url),
    ...(fields.length > 0 && { variables: fields }),
  };
}

/** If the bodies have the same fields, the media types differ only in a header. */
function toBodyOptions(bodies: readonly Body[], example: ExampleRequest, place: PlaceSent) {
  const [first] = bodies;
  if (!first || (bodies.length < 2 && !first.named)) return [];
  const isSame = new Set(bodies.map(({ parameters }) => JSON.stringify(parameters))).size === 1;
  return bodies.map((body, index) => {
    const { range, mediaType, named, isBareList, xml, text, whole, parameters } = body;
    const { body: _body, formData: _formData, ...others } = example;
    const isFurther = bodies[index - 1]?.parameters === parameters;
    const changed = { ...(!isSame && parameters), header: [body.contentType] };
    return toDefined({
      label: [range ?? mediaType, named?.summary].filter(Boolean).join(' · '),
      description: named?.description,
      mediaType,
      range,
      isBareList,
      xml,
      requestBody: isFurther ? undefined : text,
      whole: isFurther ? undefined : whole,
      parameters: isFurther ? undefined : place(changed, body),
      example: { ...others, ...body.example },
    });
  });
}

/** The choices that are told with one option: an own server, or schemes that have no own field. */
function listTold(
  document: ApiDocument,
  server: Server | undefined,
  authentication: EndpointOption | undefined,
  [schemes = []]: NonNullable<Endpoint['security']> = [],
): readonly EndpointChoice['name'][] {
  const fields = Object.values(authentication?.parameters ?? {}).flat();
  const isShared = document.servers?.some((one) => one === server) || hasRequestsAsFields(document);
  return [
    'mediaType',
    ...(server?.description && !isShared ? (['server'] as const) : []),
    ...(schemes.length > fields.length ? (['authentication'] as const) : []),
  ];
}

function toChoices(
  servers: readonly Server[],
  authentication: readonly EndpointOption[],
  mediaType: readonly EndpointOption[],
  told: readonly EndpointChoice['name'][],
): readonly EndpointChoice[] | undefined {
  const choices: readonly EndpointChoice[] = [
    { name: 'server', options: servers.map(toServerOption) },
    { name: 'authentication', options: authentication },
    { name: 'mediaType', options: mediaType },
  ];
  // One option can have variables, a text that no other page has, or the name of the only example.
  const offered = choices
    .filter(({ name, options: [first, ...others] }) => {
      return others.length > 0 || first?.variables || (first && told.includes(name));
    })
    .map(({ name, options }) => ({ name, options: withOwnLabels(options) }));
  return offered.length > 0 ? offered : undefined;
}

/** Options that a menu can tell apart, since it shows spaces as one. */
function withOwnLabels(options: readonly EndpointOption[]): readonly EndpointOption[] {
  const counts = new Map<string, number>();
  return options.map((option) => {
    const label = option.label.replaceAll(/\s+/g, ' ').trim();
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return { ...option, label: count === 1 ? label : `${label} (${count})` };
  });
}

function toOwnSamples(operation: Operation): Endpoint['ownSamples'] {
  const { 'x-code-samples': older, 'x-code-examples': oldest, ...named } = operation;
  const given = named['x-codeSamples'] ?? older ?? oldest ?? [];
  const samples = given.filter(({ source }) => source);
  const labels = samples.map(({ lang = '', label = lang }) => label || sample);
  const unique = makeUnique(labels, [], ' · ');
  const own = samples.map(({ lang = '', source = '' }, index) => {
    return { label: unique[index] ?? '', language: lang, code: source };
  });
  return own.length > 0 ? own : undefined;
}

function toBadges({ tags = [] }: ApiDocument, operation: Operation): Endpoint['badges'] {
  const ofTags = tags
    .filter(({ kind, name }) => kind === 'badge' && operation.tags?.includes(name))
    .map(({ name, summary: label = name, description }) => toDefined({ label, description }));
  const written = [operation['x-badges'] ?? []].flat();
  const names = written.map((one) => toText(isJsonObject(one) ? (one['name'] ?? '') : one));
  if (operation['x-beta'] === true) names.push('beta');
  const badges = [...ofTags, ...names.filter(Boolean).map((label) => ({ label }))];
  return badges.length > 0 ? badges : undefined;
}
