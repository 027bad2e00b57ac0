/** What the portal requires of entries, beyond their shape. */
import type { CategoryEntry, EndpointEntry } from '../catalogue/model';
import { checkAliases, isReserved, toReservedProblem } from './addresses';
import {
  findBody,
  findChoices,
  findHeaders,
  findHeaderValues,
  findLimits,
  findMediaType,
  findNames,
  findPlaceholders,
  findRenames,
  findSecrets,
  findSections,
  listPlaceholders,
} from './parameters';
import { listPlaces } from './places';
import { type Problem, toChoices, toQuoted } from './problem';
import { checkCategoryTexts, checkTexts, type Pages } from './texts';
import { checkExamples } from './values';

/** What an entry is compared with. */
export interface Context {
  readonly categories: readonly CategoryEntry[];
  readonly pages: Pages;
  /** The slugs of all endpoints, including those with problems. */
  readonly slugs: readonly string[];
  /** The category that lists the endpoint. */
  readonly category: CategoryEntry;
  /** The endpoints before it. */
  readonly earlier: readonly EndpointEntry[];
}

/** A rule, and the problems of the entries that break it. */
interface Rule<Entry> {
  readonly id: string;
  readonly find: (entry: Entry, context: Context) => readonly Found[];
  /** What is expected, if all problems expect the same. */
  readonly expected?: string;
}

type Found = Omit<Problem, 'expected'> & { readonly expected?: string };

/** The problems of an entry, in the order of the rules. */
export function checkRules<Entry>(
  rules: readonly Rule<Entry>[],
  entry: Entry,
  context: Context,
): readonly Problem[] {
  return rules.flatMap(({ expected = '', find }) =>
    find(entry, context).map((found) => ({ expected, ...found })),
  );
}

export const categoryRules: readonly Rule<CategoryEntry>[] = [
  { id: 'reserved', find: ({ id }) => findReserved('id', id) },
  {
    id: 'unique id',
    expected: 'unique ids',
    find: (category, { categories }) =>
      listBefore(category, categories).some(({ id }) => id === category.id)
        ? [{ field: 'id', found: `another category ${toQuoted(category.id)}` }]
        : [],
  },
  { id: 'texts', find: (category, { pages }) => checkCategoryTexts(category, pages) },
  {
    id: 'aliases',
    find: (category, { categories, pages }) =>
      checkAliases(category, pages, listBefore(category, categories)),
  },
];

function listBefore<Item>(item: Item, list: readonly Item[]): readonly Item[] {
  return list.slice(0, list.indexOf(item));
}

export const endpointRules: readonly Rule<EndpointEntry>[] = [
  { id: 'reserved', find: ({ slug }) => findReserved('slug', slug) },
  {
    id: 'unique slug',
    expected: 'a unique slug',
    find: ({ slug }, { earlier }) =>
      earlier.some((other) => other.slug === slug)
        ? [{ field: 'slug', found: `${toQuoted(slug)}, which another endpoint uses` }]
        : [],
  },
  { id: 'route', find: findRoute },
  {
    id: 'aliases',
    find: (endpoint, { categories, pages, earlier }) =>
      checkAliases(endpoint, pages, [...categories, ...earlier]),
  },
  {
    id: 'other endpoints',
    expected: 'the slug of another endpoint',
    find: ({ slug, undoes, next = [] }, { slugs }) => {
      const known = slugs.filter((other) => other !== slug);
      return [
        ...(undoes === undefined ? [] : [{ field: 'undoes', word: undoes }]),
        ...next.map((word, index) => ({ field: `next[${index}]`, word })),
      ]
        .filter(({ word }) => !known.includes(word))
        .map(({ field, word }) => ({ field, found: toQuoted(word), misspelt: { word, known } }));
    },
  },
  { id: 'group', find: findGroup },
  { id: 'texts', find: (endpoint, { pages }) => checkTexts(endpoint, pages) },
  { id: 'placeholders', find: findPlaceholders },
  { id: 'body', find: findBody },
  { id: 'media type', find: findMediaType },
  { id: 'headers', find: findHeaders },
  { id: 'choices', find: findChoices },
  { id: 'names', find: findNames },
  { id: 'renames', find: findRenames },
  { id: 'limits', find: findLimits },
  { id: 'secrets', find: findSecrets },
  { id: 'header values', find: findHeaderValues },
  { id: 'sections', find: findSections },
  {
    id: 'examples',
    // The media type tells whether a body is a form, and so where its example is.
    find: (endpoint) => (findMediaType(endpoint).length > 0 ? [] : checkExamples(endpoint)),
  },
  {
    id: 'titles',
    expected: 'an equal object, or a different title',
    find: findTitles,
  },
];

function findReserved(field: string, segment: string): readonly Problem[] {
  return isReserved(segment) ? [{ field, ...toReservedProblem(segment) }] : [];
}

/** In OpenAPI, all methods of a path share its placeholders. */
function findRoute(endpoint: EndpointEntry, { earlier }: Context): readonly Found[] {
  const { method, path, host = 'api', parameters } = endpoint;
  const same = earlier.filter(
    (one) => (one.host ?? 'api') === host && toTemplate(one) === toTemplate(endpoint),
  );
  const twin = same.find((one) => one.method === method);
  if (twin) {
    const found = `${method} ${path}, the route of ${toQuoted(twin.slug)}`;
    return [{ field: 'path', found, expected: 'a unique route' }];
  }
  const names = (parameters.path ?? []).map(({ name }) => name);
  const other = same.find((one) => one.path !== path);
  if (!other || !listPlaceholders(path).every((name) => names.includes(name))) return [];
  const expected = `${other.path}, the placeholders of ${toQuoted(other.slug)}`;
  return [{ field: 'path', found: path, expected }];
}

/** The path without the names of placeholders, which do not make a route. */
function toTemplate({ path }: EndpointEntry): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}');
}

/** In a category with groups, an endpoint without a group would be missing from the overview. */
function findGroup({ group }: EndpointEntry, { category }: Context): readonly Found[] {
  const { groups = [] } = category;
  if (group === undefined ? groups.length === 0 : groups.includes(group)) return [];
  const expected =
    groups.length > 0 ? toChoices(groups) : 'no group, because the category has none';
  const misspelt = { word: group ?? '', known: groups };
  return [{ field: 'group', found: toQuoted(group), expected, misspelt }];
}

/** Objects with the same title are equal, since the document defines them once. */
function findTitles(endpoint: EndpointEntry, { earlier }: Context): readonly Found[] {
  const own = listTitled(endpoint);
  const before = [...earlier.flatMap(listTitled), ...own];
  const hint = 'Values of responses can be null, so requests and responses have different objects.';
  return own.flatMap((object) => {
    const first = before.find((other) => other.title === object.title);
    if (!first || toContent(first) === toContent(object)) return [];
    const { field, title } = object;
    const found = `${toQuoted(title)}, the title of a different object in ${toQuoted(first.slug)}`;
    return [{ field: `${field}.title`, found, hint }];
  });
}

function listTitled(endpoint: EndpointEntry) {
  return listPlaces(endpoint).flatMap(({ field, schema, direction }) => {
    if (schema.type !== 'object' || schema.title === undefined) return [];
    const { title, properties } = schema;
    return [{ field, title, properties, direction, slug: endpoint.slug }];
  });
}

function toContent({ properties, direction }: ReturnType<typeof listTitled>[number]): string {
  return JSON.stringify([direction, properties]);
}
