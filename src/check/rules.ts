/** What the portal requires of entries, beyond their shape. */
import type { CategoryEntry, EndpointEntry } from '../catalogue/model';
import type { Endpoint } from '../api/view';
import { checkAliases, isReserved, toReservedProblem } from './addresses';
import { checkValue } from './ajv';
import {
  findBody,
  findChoices,
  findHeaders,
  findNames,
  findPlaceholders,
  findSecrets,
  findSections,
} from './parameters';
import { listSchemas } from './places';
import { type Problem, toChoices, toQuoted } from './problem';
import type { Repaired } from './repair';
import { findInTexts, type Pages } from './texts';
import { findInValues } from './values';

export type Entry = CategoryEntry | EndpointEntry;

/** What an entry is compared with. */
export interface Context {
  /** The entries before it: all categories, then their endpoints. */
  readonly before: readonly Entry[];
  /** The slugs of all endpoints, including those with problems. */
  readonly slugs: readonly string[];
  readonly views: readonly Endpoint[];
  readonly pages: Pages;
}

/** A rule, and the problems of an entry that breaks it. */
interface Rule {
  readonly id: string;
  /** The keys without which it would find what follows from another problem. */
  readonly needs?: readonly string[];
  readonly find: Find<Entry>;
}

type Find<Kind> = (entry: Kind, context: Context) => readonly Problem[];

const rules: readonly Rule[] = [
  { id: 'key', find: findKey },
  { id: 'aliases', find: (entry, { pages, before }) => checkAliases(entry, pages, before) },
  { id: 'texts', find: (entry, { pages }) => findInTexts(entry, pages) },
  { id: 'placeholders', needs: ['path', 'parameters'], find: ofEndpoint(findPlaceholders) },
  { id: 'route', needs: ['method', 'path'], find: ofEndpoint(findRoute) },
  { id: 'references', find: ofEndpoint(findReferences) },
  { id: 'body', needs: ['method', 'parameters'], find: ofEndpoint(findBody) },
  { id: 'headers', needs: ['parameters'], find: ofEndpoint(findHeaders) },
  { id: 'choices', find: ofEndpoint(findChoices) },
  { id: 'names', find: ofEndpoint(findNames) },
  { id: 'secrets', find: ofEndpoint(findSecrets) },
  { id: 'sections', needs: ['parameters'], find: ofEndpoint(findSections) },
  {
    id: 'values',
    // The media type tells whether a body is a form, and so where its example is.
    find: ofEndpoint((entry, { views }) =>
      findHeaders(entry).length > 0 ? [] : findInValues(entry, views),
    ),
  },
  { id: 'titles', find: ofEndpoint(findTitles) },
];

function ofEndpoint(find: Find<EndpointEntry>): Find<Entry> {
  return (entry, context) => (isEndpoint(entry) ? find(entry, context) : []);
}

/** All problems of an entry: of its shape, then in the order of the rules. */
export function checkRules(
  { entry, problems: ofShape, lost }: Repaired<Entry>,
  context: Context,
): readonly Problem[] {
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

function isEndpoint(entry: Entry): entry is EndpointEntry {
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

/** In OpenAPI, all methods of a path share its placeholders. */
function findRoute(endpoint: EndpointEntry, { before }: Context): readonly Problem[] {
  const { method, path } = endpoint;
  const others = before.filter(isEndpoint).filter((one) => toRoute(one) === toRoute(endpoint));
  const field = 'path';
  const twin = others.find((other) => other.method === method);
  if (twin) {
    const found = `${method} ${path}, the route of ${toQuoted(twin.slug)}`;
    return [{ field, found, expected: 'a unique route' }];
  }
  const other = others.find((one) => one.path !== path);
  if (!other) return [];
  const expected = `${other.path}, the placeholders of ${toQuoted(other.slug)}`;
  return [{ field, found: path, expected }];
}

/** The host and the path, without the names of placeholders. */
function toRoute({ path, host = 'api' }: EndpointEntry): string {
  return `${host}/${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

/** Without its group, an endpoint would be missing from the overview of its category. */
function findReferences(
  { slug, category, group, undoes, next }: EndpointEntry,
  { before, slugs }: Context,
): readonly Problem[] {
  const owner = before.find((one) => !isEndpoint(one) && one.id === category);
  const { groups = [] } = owner && !isEndpoint(owner) ? owner : {};
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
function findTitles(endpoint: EndpointEntry, { before }: Context): readonly Problem[] {
  const all = [...before.filter(isEndpoint), endpoint].flatMap(listTitled);
  const expected = 'an equal object, or a different title';
  const hint = 'Values of responses can be null, so requests and responses have different objects.';
  return listTitled(endpoint).flatMap(({ field, title, content }) => {
    const first = all.find((other) => other.title === title);
    if (!first || first.content === content) return [];
    const found = `${toQuoted(title)}, the title of a different object in ${toQuoted(first.slug)}`;
    return [{ field: `${field}.title`, found, expected, hint }];
  });
}

function listTitled(endpoint: EndpointEntry) {
  return listSchemas(endpoint).flatMap(({ field, schema, isRequest }) => {
    if (schema.type !== 'object' || schema.title === undefined) return [];
    const content = JSON.stringify([isRequest, schema.properties]);
    return [{ field, title: schema.title, content, slug: endpoint.slug }];
  });
}
