/** What the portal requires of entries, beyond their shape. */
import type { CategoryEntry, EndpointEntry } from '../catalogue/model';
import type { Source } from '../catalogue/source';
import type { Endpoint } from '../openapi/model';
import { checkAliases, isReserved, toReservedProblem } from './addresses';
import { checkValue } from './ajv';
import {
  listRepeated,
  listSchemas,
  type Problem,
  suggest,
  toChoices,
  toCounted,
  toQuoted,
} from './problem';
import { findInTexts, type Pages } from './texts';
import { findInValues } from './values';

export type Entry = CategoryEntry | EndpointEntry;

/** What can be read of an entry. */
export interface ReadEntry<Entry> {
  /** The slug of an endpoint, or the ID of a category. */
  readonly name: string;
  /** Undefined if it is not in a call of `defineEndpoint`. */
  readonly source: Source | undefined;
  /** The entry, with harmless values in place of those with problems. */
  readonly entry: Entry;
  /** The keys that could not be read. */
  readonly lost: readonly string[];
  /** Whether it can be a part of the document. */
  readonly isWhole: boolean;
  /** The problems of its shape. */
  readonly problems: readonly Problem[];
}

/** What an entry is compared with. */
export interface Context {
  /** The entries before it: all categories, then their endpoints. */
  readonly before: readonly Entry[];
  /** The slugs of all endpoints, including those with problems. */
  readonly slugs: readonly string[];
  readonly groups: readonly string[];
  readonly views: readonly Endpoint[];
  readonly pages: Pages;
  /** The objects with a title of all endpoints. */
  readonly titled: ReturnType<typeof listTitled>;
}

type Find<Kind> = (entry: Kind, context: Context) => readonly Problem[];

/** Each may need keys, without which it would find what follows from another problem. */
const rules: readonly { needs?: readonly string[]; find: Find<Entry> }[] = [
  { find: findKey },
  { find: (entry, { pages, before }) => checkAliases(entry, pages, before) },
  { find: (entry, { pages }) => findInTexts(entry, pages) },
  { needs: ['path', 'parameters'], find: ofEndpoint(findPlaceholders) },
  { needs: ['method', 'path'], find: ofEndpoint(findRoute) },
  { find: ofEndpoint(findTitle) },
  { find: ofEndpoint(findRequired) },
  { find: ofEndpoint(findReferences) },
  { needs: ['method', 'parameters'], find: ofEndpoint(findBody) },
  { needs: ['parameters'], find: ofEndpoint(findSections) },
  { find: ofEndpoint((entry, { views }) => findInValues(entry, views)) },
  { find: ofEndpoint(findTitles) },
];

function ofEndpoint(find: Find<EndpointEntry>): Find<Entry> {
  return (entry, context) => (isEndpoint(entry) ? find(entry, context) : []);
}

/** All problems of an entry: of its shape, then in the order of the rules. */
export function checkRules({ entry, problems: ofShape, lost }: ReadEntry<Entry>, context: Context) {
  const usable = rules.filter(({ needs = [] }) => !needs.some((key) => lost.includes(key)));
  return usable.reduce((problems, { find }) => {
    const known = new Set(problems.map(({ field }) => field));
    return [...problems, ...find(entry, context).filter(({ field }) => !isKnown(field, known))];
  }, ofShape);
}

/** The first problem of a field speaks. Without its type or its path, an example has none. */
function isKnown(field: string, known: ReadonlySet<string>): boolean {
  const documented = field
    .replace(/^example\./, 'parameters.')
    .replace(/^(responses\.\d+)\.example/, '$1.schema')
    .replaceAll(/\[\d+\]/g, '');
  const causes = ['', field, `${documented}.type`, ...(field === 'example.path' ? ['path'] : [])];
  return causes.some((cause) => known.has(cause));
}

export function isEndpoint(entry: Entry): entry is EndpointEntry {
  return 'slug' in entry;
}

/** The slug of an endpoint and the ID of a category are parts of URLs. */
function findKey(entry: Entry, { before }: Context): readonly Problem[] {
  const { field, key } = toKey(entry);
  if (isReserved(key)) return [{ field, ...toReservedProblem(key) }];
  if (!before.map(toKey).some((other) => other.field === field && other.key === key)) return [];
  return [
    { field, found: `${toQuoted(key)}, which is already used`, expected: `a unique ${field}` },
  ];
}

function toKey(entry: Entry) {
  return isEndpoint(entry) ? { field: 'slug', key: entry.slug } : { field: 'id', key: entry.id };
}

/** Each placeholder is a parameter. A missing one has a parameter too many, which is not named. */
function findPlaceholders({ path, parameters }: EndpointEntry): readonly Problem[] {
  const field = 'path';
  const placeholders = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const known = (parameters.path ?? []).map(({ name }) => name);
  const unknown = placeholders.filter((name) => !known.includes(name));
  const repeated = listRepeated(placeholders).map((name) => ({
    field,
    found: `${toQuoted(name)} more than once`,
    expected: 'unique names',
  }));
  const unused = known.filter((name) => !placeholders.includes(name));
  return [
    ...repeated,
    ...unknown.map((word) => {
      const expected = `a parameter ${toQuoted(word)} in parameters.path`;
      return { field, found: `{${word}}`, expected, ...suggest(word, known) };
    }),
    ...(unknown.length > 0 ? [] : unused).map((name) => {
      const expected = `{${name}}, because parameters.path has ${toQuoted(name)}`;
      return { field, found: `no {${name}}`, expected };
    }),
  ];
}

function findRoute(endpoint: EndpointEntry, { before }: Context): readonly Problem[] {
  const { method, path } = endpoint;
  const twin = before
    .filter(isEndpoint)
    .find((one) => one.method === method && toRoute(one) === toRoute(endpoint));
  if (!twin) return [];
  const found = `${method} ${path}, the route of ${toQuoted(twin.slug)}`;
  return [{ field: 'path', found, expected: 'a unique route' }];
}

/** Readers cannot tell endpoints with one title apart in the menu and the search. */
function findTitle({ title }: EndpointEntry, { before }: Context): readonly Problem[] {
  const twin = before.filter(isEndpoint).find((one) => one.title === title);
  if (!twin) return [];
  const found = `${toQuoted(title)}, the title of ${toQuoted(twin.slug)}`;
  return [{ field: 'title', found, expected: 'a unique title' }];
}

/** Entries do not say which fields a response always has. */
function findRequired(endpoint: EndpointEntry): readonly Problem[] {
  const expected = 'nothing, because any field of a response can be missing';
  return listSchemas(endpoint)
    .filter(({ schema, isRequest }) => !isRequest && 'required' in schema && schema.required)
    .map(({ field }) => ({ field: `${field}.required`, found: 'true', expected }));
}

/** The host and the path, without the names of placeholders. */
function toRoute({ path, host = 'api' }: EndpointEntry): string {
  return `${host}/${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

/** A request has at most one body. A bare list has exactly one parameter. */
function findBody({ method, bodyShape, parameters }: EndpointEntry): readonly Problem[] {
  const { body, formData } = parameters;
  const field = `parameters.${body || !formData ? 'body' : 'formData'}`;
  const isList = body?.length === 1 && body[0]?.type === 'array';
  if ((body ?? formData) && (method === 'GET' || method === 'DELETE')) {
    return [{ field, found: `a body with ${method}`, expected: 'no body, or POST, PUT or PATCH' }];
  }
  if (body && formData) {
    return [{ field, found: 'both body and formData', expected: 'only one of them' }];
  }
  if (bodyShape !== 'array' || isList) return [];
  const found = toCounted(body?.length ?? 0, 'parameter[s] with bodyShape "array"');
  return [{ field, found, expected: 'exactly one parameter, of type array' }];
}

/** Each name in a section is in the list of parameters. */
function findSections(endpoint: EndpointEntry): readonly Problem[] {
  const { sections = {}, parameters } = endpoint;
  const ofLocations = Object.entries(sections).map(([location, titled]) => {
    const list = parameters[location as keyof typeof parameters] ?? [];
    return { field: `sections.${location}`, titled, list };
  });
  const ofItems = listSchemas(endpoint).flatMap(({ field, schema }) => {
    if (schema.type !== 'array' || !schema.form?.sections) return [];
    const list = schema.items.type === 'object' ? schema.items.properties : [];
    return [{ field: `${field}.form.sections`, titled: schema.form.sections, list }];
  });
  return [...ofLocations, ...ofItems].flatMap(({ field, titled, list }) => {
    const known = list.map(({ name }) => name);
    // `ajv` cannot compile an empty list.
    const name = { enum: ['', ...known], description: toChoices(known) };
    return checkValue(field, titled, { items: { properties: { names: { items: name } } } });
  });
}

/** Without its group, an endpoint would be missing from the overview of its category. */
function findReferences({ slug, group, undoes, next }: EndpointEntry, { slugs, groups }: Context) {
  const noGroup = 'no group, because the category has none';
  const ofGroup = groups.length > 0 ? toChoices(groups) : noGroup;
  const others = slugs.filter((one) => one !== slug);
  // Blank texts are problems of the shape, but `ajv` cannot compile an empty list.
  const other = { enum: ['', ...others], description: 'the slug of another endpoint' };
  const properties = {
    undoes: other,
    next: { items: other },
    group: { enum: ['', ...groups], description: ofGroup },
  };
  const required = groups.length > 0 ? ['group'] : [];
  return checkValue('', { group, undoes, next }, { properties, required });
}

/** Objects with the same title are equal, since the document defines them once. */
function findTitles(endpoint: EndpointEntry, { titled }: Context): readonly Problem[] {
  const expected = 'an equal object, or a different title';
  const hint = 'Values of responses can be null, so requests and responses have different objects.';
  const own = titled.filter((one) => one.endpoint === endpoint);
  return own.flatMap(({ field, title, content }) => {
    const first = titled.find((other) => other.title === title);
    if (!first || first.content === content) return [];
    const { slug } = first.endpoint;
    const found = `${toQuoted(title)}, the title of a different object in ${toQuoted(slug)}`;
    return [{ field: `${field}.title`, found, expected, hint }];
  });
}

/** The objects with a title. */
export function listTitled(endpoint: EndpointEntry) {
  return listSchemas(endpoint).flatMap(({ field, schema, isRequest }) => {
    if (schema.type !== 'object' || schema.title === undefined) return [];
    const content = JSON.stringify([isRequest, schema.properties]);
    return [{ field, title: schema.title, content, endpoint }];
  });
}
