/** What the compiler cannot see in a catalogue. */
import type { Catalogue, Category, Endpoint } from '../model';
import { checkAliases } from './aliases';
import { checkParameters } from './parameters';
import { toChoices, toQuoted, type CatalogueProblem, type Problem } from './problem';
import { isReserved, toReservedProblem } from './reserved';
import { checkExampleRequest } from './requests';
import { checkResponses } from './responses';
import { checkShape } from './shape';
import { catalogueRule, categoryRule, endpointRule } from './shapes';
import { checkCategoryTexts, checkTexts, type Pages } from './texts';

export type { CatalogueProblem } from './problem';

/**
 * All problems of a catalogue, in reading order; none where it is sound. Never throws, whatever the
 * value is that stands for a catalogue. Texts may link to the `pages` of the site and their anchors.
 */
export function checkCatalogue(catalogue: unknown, pages: Pages): readonly CatalogueProblem[] {
  if (!isCatalogue(catalogue)) return checkCategoryShapes(catalogue);
  const { categories } = catalogue;
  const entries = categories.flatMap((category) =>
    category.endpoints.map((endpoint, index) => ({
      category,
      endpoint,
      shape: checkShape(endpointRule, endpoint, ''),
      name: toName(endpoint, index),
    })),
  );
  const sound = entries.filter(({ shape }) => shape.length === 0);
  const slugs = entries.map(({ name }) => name);
  const context = { categories, pages, slugs };
  return [
    ...categories.flatMap((category, index) =>
      [
        ...checkCategoryId(category, categories.slice(0, index)),
        ...checkCategoryTexts(category, pages),
        ...checkAliases(category, pages, categories.slice(0, index)),
      ].map((problem) => ({ entry: category.id, category: category.id, ...problem })),
    ),
    ...entries.flatMap((entry) => {
      const { category, endpoint, shape, name } = entry;
      const earlier = sound.slice(0, Math.max(sound.indexOf(entry), 0)).map((one) => one.endpoint);
      const problems =
        shape.length > 0 ? shape : checkEndpoint(endpoint, category, { ...context, earlier });
      return problems.map((problem) => ({ entry: name, category: category.id, ...problem }));
    }),
  ];
}

interface Context {
  readonly categories: readonly Category[];
  readonly pages: Pages;
  readonly slugs: readonly string[];
  /** Those before it that have the shape of an endpoint. */
  readonly earlier: readonly Endpoint[];
}

function checkEndpoint(endpoint: Endpoint, category: Category, context: Context): Problem[] {
  const { categories, pages, slugs, earlier } = context;
  return [
    ...checkSlug(endpoint, earlier),
    ...checkRoute(endpoint, earlier),
    ...checkAliases(endpoint, pages, [...categories, ...earlier]),
    ...checkUndoes(endpoint, slugs),
    ...checkCategory(endpoint, category),
    ...checkTexts(endpoint, pages),
    ...checkParameters(endpoint),
    ...checkExampleRequest(endpoint),
    ...checkResponses(endpoint),
  ];
}

/** Whether a value is a catalogue as far as its categories; what their endpoints are is another matter. */
export function isCatalogue(value: unknown): value is Catalogue {
  return checkCategoryShapes(value).length === 0;
}

/** Whether a value has the shape of an endpoint; whether its facts agree is another matter. */
export function isEndpoint(value: unknown): value is Endpoint {
  return checkShape(endpointRule, value, '').length === 0;
}

/** Where the categories themselves are malformed, there is no telling what their endpoints are. */
function checkCategoryShapes(catalogue: unknown): readonly CatalogueProblem[] {
  const shape = checkShape(catalogueRule, catalogue, '');
  if (shape.length > 0) {
    return shape.map((problem) => ({ entry: 'catalogue', category: undefined, ...problem }));
  }
  return (catalogue as { categories: readonly unknown[] }).categories.flatMap((category) => {
    const { id: named } = (category ?? {}) as Partial<Category>;
    const id = typeof named === 'string' ? named : undefined;
    return checkShape(categoryRule, category, '').map((problem) => ({
      entry: id ?? 'a category',
      category: id,
      ...problem,
    }));
  });
}

/** What people call an entry: its slug, else its title, else its place. */
function toName(endpoint: Partial<Endpoint> | null | undefined, index: number): string {
  const [name] = [endpoint?.slug, endpoint?.title].filter(
    (text) => typeof text === 'string' && text,
  );
  return name ?? `endpoints[${index}]`;
}

function checkCategoryId({ id }: Category, earlier: readonly Category[]): Problem[] {
  if (isReserved(id)) return [{ field: 'id', ...toReservedProblem(id) }];
  if (!earlier.some((other) => other.id === id)) return [];
  return [{ field: 'id', found: `a second category ${toQuoted(id)}`, expected: 'each id once' }];
}

function checkSlug({ slug }: Endpoint, earlier: readonly Endpoint[]): Problem[] {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    const expected = 'lower-case letters and digits with single hyphens between them';
    return [{ field: 'slug', found: toQuoted(slug), expected }];
  }
  if (isReserved(slug)) return [{ field: 'slug', ...toReservedProblem(slug) }];
  if (!earlier.some((other) => other.slug === slug)) return [];
  const found = `${toQuoted(slug)}, which another endpoint has`;
  return [{ field: 'slug', found, expected: 'a slug of its own' }];
}

function checkRoute(endpoint: Endpoint, earlier: readonly Endpoint[]): Problem[] {
  const twin = earlier.find((other) => toSignature(other) === toSignature(endpoint));
  if (!twin) return [];
  const found = `${endpoint.method} ${endpoint.path}, the route of ${toQuoted(twin.slug)}`;
  return [{ field: 'path', found, expected: 'a route of its own' }];
}

/** Two paths that differ only in the names of their placeholders are one route. */
function toSignature({ method, host, path }: Endpoint): string {
  return `${method} ${host} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
}

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

/** In a grouped category an endpoint without a group would be missing from the overview. */
function checkGroup({ group }: Endpoint, groups: readonly string[]): Problem[] {
  if (group === undefined ? groups.length === 0 : groups.includes(group)) return [];
  const expected = groups.length > 0 ? toChoices(groups) : 'none, since the category has no groups';
  const misspelt = { word: group ?? '', known: groups };
  return [{ field: 'group', found: toQuoted(group), expected, misspelt }];
}
