/** Compares the models of two versions (see `rules.ts` for what is breaking). */
import * as messages from '../messages/en/changes';
import { say } from '../messages/say';
import { type ParameterLocation, toDefined } from '../openapi/document';
import { parameterLocations } from '../openapi/portal';
import { toCode } from '../openapi/inline';
import type { Endpoint, EndpointOption, Field, NamedShape, Shape } from '../openapi/model';
import type { EndpointChanges } from '../page-data';
import { toRoute } from '../routes/places';
import {
  type Change,
  compareFacts,
  type Difference,
  type Facts,
  tell,
  toChanges,
  toFacts,
  toKey,
  withExamples,
} from './facts';
import { compareResponses } from './responses';
import { type Rule, rules } from './rules';
import { compareMembers, type Schemas, toPlace } from './shapes';
import { listCredentials, compareSecurity } from './security';
import { type About, compareAbout, compareSchemas } from './whole';

/** What a version says about the API. */
export interface Compared {
  readonly endpoints: readonly Endpoint[];
  readonly schemas?: readonly NamedShape[] | undefined;
  readonly about?: About;
}

/**
 * The endpoints that differ, in the order of the newer version, then the removed endpoints, then the
 * API as a whole. Endpoints are matched by slug, so an endpoint can move to another category, or else
 * by method and path, as clients call them.
 */
export function compareEndpoints(older: Compared, newer: Compared): readonly EndpointChanges[] {
  const schemas = { older: older.schemas ?? [], newer: newer.schemas ?? [] };
  const left = new Set(older.endpoints);
  const before = new Map<Endpoint, Endpoint>();
  for (const toName of [({ slug }: Endpoint) => slug, toCall]) {
    const named = new Map([...left].map((one) => [toName(one), one]));
    for (const one of newer.endpoints.filter((endpoint) => !before.has(endpoint))) {
      const found = named.get(toName(one));
      if (found && left.delete(found)) before.set(one, found);
    }
  }
  const endpoints = [
    ...newer.endpoints.map((one) => [before.get(one), one] as const),
    ...[...left].map((one) => [one] as const),
  ].map(([from, to]) => ({ from, to, changes: compare(from, to, schemas) }));
  const all = endpoints.flatMap(({ changes }) => changes);
  const told = new Set(all.flatMap(({ gist, name }) => [gist, toKey([name, gist])]));
  const whole = [
    ...(older.about && newer.about ? compareAbout(older.about, newer.about, told) : []),
    ...compareSchemas(schemas, told),
  ];
  return [
    ...endpoints.map(({ from, to, changes }) => toChanged(from, to, changes)),
    { title: messages.api, changes: toUnique(whole) },
  ].filter(({ changes }) => changes.length > 0);
}

/** What a client calls, or of events the slug. */
function toCall({ event, slug, method, path }: Endpoint): string {
  return event ? slug : `${method} ${toSignature(path)}`;
}

function toChanged(
  older: Endpoint | undefined,
  newer: Endpoint | undefined,
  changes: readonly Change[],
): EndpointChanges {
  const { title = '', method } = newer ?? older ?? {};
  return toDefined({
    title,
    method,
    page: newer && toRoute(newer),
    pageBefore: older && toRoute(older),
    changes: toUnique(changes),
  });
}

/** Bodies of several media types can have the same changes. */
function toUnique(changes: readonly Change[]): EndpointChanges['changes'] {
  const plain = changes.map(({ breaking, sentence }) => ({ breaking, sentence }));
  return [...new Map(plain.map((change) => [JSON.stringify(change), change])).values()];
}

function compare(older: Endpoint | undefined, newer: Endpoint | undefined, schemas: Schemas) {
  if (!newer) return toChanges([tell(rules.endpointRemoved)], messages.endpoint, 'written');
  if (!older) return toChanges([tell(rules.endpointAdded)], messages.endpoint, 'written');
  const fields = [
    ...compareParameters(older, newer, schemas),
    ...compareBodies(older, newer, schemas),
  ];
  const request = [
    ...toChanges(compareEndpoint(older, newer), messages.endpoint, 'written'),
    ...fields,
    ...compareOptions(older, newer, fields.length === 0),
  ];
  return [
    ...withExamples(request, withoutNames(older), withoutNames(newer), messages.request),
    ...compareResponses(older, newer, schemas),
  ];
}

/* The endpoint itself. */

function compareEndpoint(older: Endpoint, newer: Endpoint): readonly Difference[] {
  const calls = (['method', 'path', 'baseUrl', 'mediaType', 'page'] as const).flatMap((fact) => {
    const [from, to] = [toFact(older, fact), toFact(newer, fact)];
    // Only paths have placeholders, whose names are not sent. A body that came or went is told.
    const isSame = newer.event ? from === to : toSignature(from) === toSignature(to);
    return isSame || from === '' || to === '' ? [] : [tell(rules[fact], from, to)];
  });
  return [
    ...calls,
    ...compareSecurity(older.security, newer.security),
    ...compareFacts(toOwnFacts(older), toOwnFacts(newer)),
  ];
}

/** What an endpoint calls its summary is the description in OpenAPI. */
function toOwnFacts(endpoint: Endpoint): Facts {
  const { summary, ...facts } = toFacts(endpoint);
  return { ...facts, description: summary, operationId: toOwnId(endpoint) };
}

/** The ID that the document gives, not the method and the path, which stand for one. */
function toOwnId({ operationId, method }: Endpoint): string | undefined {
  return ` ${operationId}`.includes(` ${method} `) ? undefined : operationId;
}

type CallFact = 'method' | 'path' | 'baseUrl' | 'mediaType' | 'page';

function toFact(endpoint: Endpoint, fact: CallFact): string {
  if (fact === 'page') return toRoute(endpoint);
  const options = listOptions(endpoint, fact === 'baseUrl' ? 'server' : fact);
  const values = options.map((option) => (fact === 'baseUrl' ? option.baseUrl : toName(option)));
  const own = fact === 'mediaType' ? endpoint.range : undefined;
  return [...new Set(values)].join(', ') || (own ?? endpoint[fact] ?? '');
}

function listOptions({ choices = [] }: Endpoint, name: string): readonly EndpointOption[] {
  return choices.find((choice) => choice.name === name)?.options ?? [];
}

/** A media type without the name of its example, or the label of another option. */
function toName({ label, mediaType = label, range = mediaType }: EndpointOption): string {
  return range;
}

function toSignature(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** The servers, and the examples of bodies. */
function compareOptions(older: Endpoint, newer: Endpoint, areFieldsSame: boolean) {
  return (['server', 'mediaType'] as const).flatMap((name) => {
    const [before, after] = [listOptions(older, name), listOptions(newer, name)];
    const changes = after.flatMap((option) => {
      const same =
        before.find(({ label }) => label === option.label) ??
        before.find(({ baseUrl }) => baseUrl !== undefined && baseUrl === option.baseUrl);
      if (!same) return [];
      const kind = name === 'server' ? messages.server : messages.requestBody;
      const subject = say(kind, { name: toCode(option.label) });
      const toVariable = (path: string) =>
        say(messages.variableOf, { path: toCode(path), subject });
      const place = toPlace(toVariable, 'written');
      const own = [
        ...toChanges(compareFacts(toNamed(same), toNamed(option)), subject, 'written'),
        ...compareMembers(same.variables ?? [], option.variables ?? [], place),
      ];
      return name === 'server' || !areFieldsSame ? own : withExamples(own, same, option, subject);
    });
    if (name === 'server') return changes;
    const [from, to] = [toExamples(before, after), toExamples(after, before)];
    return withExamples(changes, from, to, messages.request);
  });
}

const toNamed = (option: EndpointOption) => ({ ...toFacts(option), title: option.label });

/** The names of the examples of media types that both have. */
function toExamples(options: readonly EndpointOption[], others: readonly EndpointOption[]) {
  const names = new Set(others.map(toName));
  return { examples: options.filter((one) => names.has(toName(one))).map(({ label }) => label) };
}

/* The parameters and the bodies. */

const toParameter = (path: string) => say(messages.parameter, { path: toCode(path) });

function compareParameters(older: Endpoint, newer: Endpoint, schemas: Schemas): readonly Change[] {
  const side = newer.event ? 'read' : 'written';
  return parameterLocations
    .filter((location) => location !== 'body' && location !== 'formData')
    .flatMap((location) =>
      compareMembers(
        listParameters(older, location, newer),
        listParameters(newer, location, newer),
        { ...toPlace(toParameter, side, schemas), at: location, isText: true },
      ),
    );
}

/** The parameters of a location, without credentials and the media types of bodies. */
function listParameters(endpoint: Endpoint, location: ParameterLocation, newer: Endpoint) {
  const credentials = listCredentials(endpoint.security, location);
  return (endpoint.parameters[location] ?? [])
    .filter(({ name }) => !credentials.includes(name))
    .filter(({ name }) => location !== 'header' || !/^(?:accept|content-type)$/i.test(name))
    .map((field) => ({ ...field, name: toNewerName(field, endpoint, location, newer) }));
}

/** The name, as the newer version spells it where the spelling does not matter. */
function toNewerName(
  { name }: Field,
  endpoint: Endpoint,
  location: ParameterLocation,
  newer: Endpoint,
): string {
  if (location === 'header') {
    // Names of headers are case-insensitive (RFC 9110, section 5.1). oasdiff compares the case.
    const isSameName = (one: Field) => one.name.toLowerCase() === name.toLowerCase();
    return newer.parameters.header?.find(isSameName)?.name ?? name;
  }
  if (location !== 'path' || toSignature(endpoint.path) !== toSignature(newer.path)) return name;
  return placeholdersOf(newer)[placeholdersOf(endpoint).indexOf(name)] ?? name;
}

/** The example with the values of the path in its order, since the names are not sent. */
function withoutNames(endpoint: Endpoint): Pick<Endpoint, 'example'> {
  const { path = {}, ...example } = endpoint.example;
  const values = placeholdersOf(endpoint).map((name, index) => [index, path[name] ?? null]);
  return { example: { ...example, path: Object.fromEntries(values) as typeof path } };
}

function placeholdersOf({ path }: Endpoint): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

/** The first body, and each other one that both versions have. */
function compareBodies(older: Endpoint, newer: Endpoint, schemas: Schemas): readonly Change[] {
  const side = newer.event ? 'read' : 'written';
  const compareOne = (before: Body, after: Body): readonly Change[] => {
    const location = (after ?? before)?.location ?? '';
    const place = { ...toPlace(toParameter, side, schemas), at: location };
    const listFields = (body: Body) => (body ? [body.field] : []);
    return withoutImplied(compareMembers(listFields(before), listFields(after), place));
  };
  return [
    ...compareOne(toBody(older), toBody(newer)),
    ...listOptions(newer, 'mediaType')
      // Further examples of a media type have its fields.
      .filter((one, at, all) => at > 0 && at === all.findIndex((o) => toName(o) === toName(one)))
      .flatMap((option) => {
        const same = listOptions(older, 'mediaType').find((one) => toName(one) === toName(option));
        return same ? compareOne(toBody(older, same), toBody(newer, option)) : [];
      }),
  ];
}

type Body = ReturnType<typeof toBody>;

/** That a body becomes required or optional says less than that one of its fields does. */
function withoutImplied(changes: readonly Change[]): readonly Change[] {
  const [first, ...others] = changes;
  const toGist = (rule: Rule) => tell(rule).say('', 'written');
  const implying = [
    [rules.required, rules.addedRequired],
    [rules.optional, rules.optional],
  ].find(([rule]) => rule && first?.gist === toGist(rule));
  const isImplied = implying?.some((rule) => others.some(({ gist }) => gist === toGist(rule)));
  return isImplied ? others : changes;
}

/** The body as one value. Bodies with the same fields do not repeat them. */
function toBody({ parameters, ...endpoint }: Endpoint, option?: EndpointOption) {
  const own = option?.parameters;
  const isOther = Boolean(own?.body ?? own?.formData);
  const { body, formData } = (isOther && own) || parameters;
  const { whole = {}, isBareList } = (isOther && option) || endpoint;
  const fields = body ?? formData;
  const [only] = fields ?? [];
  if (!fields || (isBareList && !only)) return undefined;
  const shape: Shape = isBareList && only ? only : { kind: 'group', fields };
  const field: Field = { description: '', ...shape, ...whole, name: '' };
  return { location: body ? 'body' : 'formData', field };
}
