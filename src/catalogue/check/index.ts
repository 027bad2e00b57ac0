/** Checks what the compiler cannot check in a catalogue. */
import type { Catalogue, Category, Endpoint } from '../model';
import { findSource } from '../source';
import { hasWrongLetter, isObject } from './properties';
import { checkParameters } from './parameters';
import { type CatalogueProblem, once, type Problem, toChoices, toQuoted } from './problem';
import { checkExampleRequest, checkResponses } from './requests';
import { checkShape } from './shape';
import { catalogueRule, categoryRule, endpointRule } from './shapes';
import { checkCategoryTexts, checkTexts, checkTitles, type Pages } from './texts';

export type { CatalogueProblem } from './problem';

/**
 * Returns all problems of a catalogue, in reading order. Never throws, even if the value is not a
 * catalogue. Texts can link to the `pages` of the site and their anchors.
 */
export function checkCatalogue(catalogue: unknown, pages: Pages): readonly CatalogueProblem[] {
  if (!isCatalogue(catalogue)) return checkCategoryShapes(catalogue);
  const { categories } = catalogue;
  const entries = categories.flatMap((category) =>
    category.endpoints.map((endpoint, index) => ({
      category,
      endpoint,
      shape: checkEntry(endpoint),
      name: toName(endpoint, index),
    })),
  );
  const sound = entries.filter(({ shape }) => shape.length === 0);
  const slugs = entries.map(({ name }) => name);
  const titles = checkTitles(sound.map(({ endpoint }) => endpoint));
  const context = { categories, pages, slugs, titles };
  return [
    ...categories.flatMap((category, index) =>
      [
        ...checkCategoryId(category, categories.slice(0, index)),
        ...checkCategoryTexts(category, pages),
        ...checkAliases(category, pages, categories.slice(0, index)),
      ].map((problem) => ({ entry: category.id, source: findSource(category), ...problem })),
    ),
    ...entries.flatMap((entry) => {
      const { category, endpoint, shape, name } = entry;
      const earlier = sound.slice(0, Math.max(sound.indexOf(entry), 0)).map((one) => one.endpoint);
      const problems =
        shape.length > 0 ? shape : checkEndpoint(endpoint, category, { ...context, earlier });
      const source = findSource(endpoint) ?? findSource(category);
      return problems.map((problem) => ({ entry: name, source, ...problem }));
    }),
  ];
}

interface Context {
  readonly categories: readonly Category[];
  readonly pages: Pages;
  readonly slugs: readonly string[];
  /** The problems with the titles of objects. */
  readonly titles: ReadonlyMap<Endpoint, readonly Problem[]>;
  /** The endpoints before it with a valid shape. */
  readonly earlier: readonly Endpoint[];
}

function checkEndpoint(endpoint: Endpoint, category: Category, context: Context): Problem[] {
  const { categories, pages, slugs, titles, earlier } = context;
  const problems = [
    ...checkSlug(endpoint, earlier),
    ...checkRoute(endpoint, earlier),
    ...checkAliases(endpoint, pages, [...categories, ...earlier]),
    ...checkUndoes(endpoint, slugs),
    ...checkCategory(endpoint, category),
    ...checkTexts(endpoint, pages),
    ...checkParameters(endpoint),
    ...checkExampleRequest(endpoint),
    ...checkResponses(endpoint),
    ...(titles.get(endpoint) ?? []),
  ];
  return problems.filter((problem) => !isAboutWrongLetter(problem));
}

/** A name with a wrong letter matches no example. Only the name itself is reported. */
function isAboutWrongLetter({ field, misspelt }: Problem): boolean {
  const isName = field.endsWith('.name');
  return misspelt?.known.some(hasWrongLetter) || (!isName && field.split('.').some(hasWrongLetter));
}

/** Whether the value is a catalogue with valid categories. Does not check their endpoints. */
export function isCatalogue(value: unknown): value is Catalogue {
  return checkCategoryShapes(value).length === 0;
}

/** Whether a value has the shape of an endpoint; whether its facts agree is another matter. */
export function isEndpoint(value: unknown): value is Endpoint {
  return checkEntry(value).length === 0;
}

/** The problems of an entry with the shape of endpoints, which several checks need. */
function checkEntry(entry: unknown): readonly Problem[] {
  return isObject(entry) ? checkObject(entry) : checkShape(endpointRule, entry, '');
}

const checkObject = once((entry: object) => checkShape(endpointRule, entry, ''));

/** Checks the shape of the categories. If it is invalid, their endpoints cannot be checked. */
function checkCategoryShapes(catalogue: unknown): readonly CatalogueProblem[] {
  const shape = checkShape(catalogueRule, catalogue, '');
  if (shape.length > 0) {
    return shape.map((problem) => ({ entry: 'catalogue', source: undefined, ...problem }));
  }
  return (catalogue as { categories: readonly unknown[] }).categories.flatMap((category) => {
    const { id: named } = (category ?? {}) as Partial<Category>;
    const id = typeof named === 'string' ? named : undefined;
    return checkShape(categoryRule, category, '').map((problem) => ({
      entry: id ?? 'a category',
      source: findSource(category),
      ...problem,
    }));
  });
}

/** The name of an entry in messages: its slug, its title, or its index. */
function toName(endpoint: Partial<Endpoint> | null | undefined, index: number): string {
  const [name] = [endpoint?.slug, endpoint?.title].filter(
    (text) => typeof text === 'string' && text,
  );
  return name ?? `endpoints[${index}]`;
}

function checkCategoryId({ id }: Category, earlier: readonly Category[]): Problem[] {
  if (!isSegment(id)) return [{ field: 'id', found: toQuoted(id), expected: aSegment }];
  if (isReserved(id)) return [{ field: 'id', ...toReservedProblem(id) }];
  if (!earlier.some((other) => other.id === id)) return [];
  return [{ field: 'id', found: `another category ${toQuoted(id)}`, expected: 'unique ids' }];
}

function checkSlug({ slug }: Endpoint, earlier: readonly Endpoint[]): Problem[] {
  if (!isSegment(slug)) return [{ field: 'slug', found: toQuoted(slug), expected: aSegment }];
  if (isReserved(slug)) return [{ field: 'slug', ...toReservedProblem(slug) }];
  if (!earlier.some((other) => other.slug === slug)) return [];
  const found = `${toQuoted(slug)}, which another endpoint uses`;
  return [{ field: 'slug', found, expected: 'a unique slug' }];
}

function checkRoute(endpoint: Endpoint, earlier: readonly Endpoint[]): Problem[] {
  const twin = earlier.find((other) => isSameRoute(other, endpoint));
  if (!twin) return checkPlaceholderNames(endpoint, earlier);
  const found = `${endpoint.method} ${endpoint.path}, the route of ${toQuoted(twin.slug)}`;
  return [{ field: 'path', found, expected: 'a unique route' }];
}

/** In OpenAPI, all methods of a path share its placeholders. */
function checkPlaceholderNames(endpoint: Endpoint, earlier: readonly Endpoint[]): Problem[] {
  const { path, host, parameters } = endpoint;
  const names = (parameters.path ?? []).map(({ name }) => `{${name}}`);
  const isMisspelt = path.match(/\{[^{}]*\}/g)?.some((placeholder) => !names.includes(placeholder));
  const other = earlier.find(
    (one) => one.host === host && one.path !== path && toTemplate(one) === toTemplate(endpoint),
  );
  if (isMisspelt || !other) return [];
  const expected = `${other.path}, the placeholders of ${toQuoted(other.slug)}`;
  return [{ field: 'path', found: path, expected }];
}

/** Paths that differ only in their placeholder names are the same route. */
function isSameRoute(one: Endpoint, other: Endpoint): boolean {
  const { method, host } = one;
  return method === other.method && host === other.host && toTemplate(one) === toTemplate(other);
}

/** The path without the names of placeholders. Each endpoint is compared with all others. */
const toTemplate = once(({ path }: Endpoint) => path.replace(/\{[^{}]*\}/g, '{}'));

function checkUndoes({ slug, undoes }: Endpoint, slugs: readonly string[]): Problem[] {
  if (undoes === undefined) return [];
  const known = slugs.filter((other) => other !== slug);
  if (known.includes(undoes)) return [];
  const expected = 'the slug of another endpoint';
  return [
    { field: 'undoes', found: toQuoted(undoes), expected, misspelt: { word: undoes, known } },
  ];
}

function checkCategory(endpoint: Endpoint, { id, groups }: Category): Problem[] {
  const category =
    endpoint.category === id
      ? []
      : [{ field: 'category', found: toQuoted(endpoint.category), expected: toQuoted(id) }];
  return [...category, ...checkGroup(endpoint, groups ?? [])];
}

/** In a category with groups, an endpoint without a group would be missing from the overview. */
function checkGroup({ group }: Endpoint, groups: readonly string[]): Problem[] {
  if (group === undefined ? groups.length === 0 : groups.includes(group)) return [];
  const expected =
    groups.length > 0 ? toChoices(groups) : 'no group, because the category has none';
  const misspelt = { word: group ?? '', known: groups };
  return [{ field: 'group', found: toQuoted(group), expected, misspelt }];
}

/* Checks aliases. Each alias is a path that is not a page or another alias. */

/** A page with aliases, which are paths as they appeared in the browser. */
export interface Aliased {
  readonly aliases?: readonly string[] | undefined;
}

const expectedPath =
  'the path of the old URL, without the base URL of the portal, with only letters, digits, "-", ' +
  '"_" and "~", for example "/docs/campaigns/old-name"';

/** Checks the aliases of a page against all pages and the aliases before it. */
export function checkAliases(
  { aliases = [] }: Aliased,
  pages: Pick<ReadonlySet<string>, 'has'>,
  earlier: readonly Aliased[],
): Problem[] {
  if (aliases.length === 0) return [];
  const taken = earlier.flatMap((other) => other.aliases ?? []);
  return aliases.flatMap((alias, index) => {
    const problem = (found: string, expected: string) => [
      { field: `aliases[${index}]`, found, expected },
    ];
    if (!isAlias(alias)) return problem(toQuoted(alias), expectedPath);
    if (isReserved(alias)) return [{ field: `aliases[${index}]`, ...toReservedProblem(alias) }];
    if (pages.has(alias)) {
      return problem(`${toQuoted(alias)}, which is a page`, 'a URL that no page uses');
    }
    if (![...taken, ...aliases.slice(0, index)].includes(alias)) return [];
    return problem(`${toQuoted(alias)}, which is already an alias`, 'unique aliases');
  });
}

/** Whether a value is a valid alias. */
export function isAlias(value: unknown): value is string {
  return typeof value === 'string' && /^(\/[\w~-]+)+$/.test(value);
}

/* URLs that the build or a host uses for files other than pages. */

/**
 * Names that pages must not have in any folder. Hosts serve such files for the folder, or for missing
 * pages.
 */
const names = ['index', '404'];

/**
 * Names in the root of the build that are not pages, without extensions: output of the build, and
 * configuration files of hosts. The next version can be at `/next`.
 */
export const topNames = [
  ...['assets', 'img', 'search-index', 'sitemap', 'robots', 'healthz', 'next'],
  ...['_headers', '_redirects'],
];

/** Whether a path relative to the base URL, or a segment such as a slug, is reserved. */
export function isReserved(address: string): boolean {
  const segments = address.toLowerCase().replace(/^\//, '').split('/');
  return (
    names.includes(segments.at(-1) ?? '') ||
    (address.startsWith('/') && topNames.includes(segments[0] ?? ''))
  );
}

/** The problem with a reserved URL. */
export function toReservedProblem(address: string): {
  readonly found: string;
  readonly expected: string;
} {
  return { found: `${toQuoted(address)}, which is reserved`, expected };
}

const expected = `a URL that does not end with ${names.map(toQuoted).join(' or ')}, and does not start with ${topNames
  .map(toQuoted)
  .join(', ')}`;

const aSegment = 'lowercase letters and digits, separated by single hyphens';

/** Whether a text can be a slug or the ID of a category, which are segments of URLs. */
export function isSegment(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
