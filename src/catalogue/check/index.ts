/** What the compiler cannot see in a catalogue. */
import type { Catalogue, Category, Endpoint } from '../model';
import { checkAliases } from './aliases';
import { checkParameters } from './parameters';
import { toChoices, toFile, toQuoted, type Finding, type Problem } from './problem';
import { checkExampleRequest } from './requests';
import { checkResponses } from './responses';
import { checkCategoryTexts, checkTexts, pagesOf } from './texts';

export { toMessage, type Problem } from './problem';

/** All problems of a catalogue, in reading order; none where it is sound. Never throws. */
export function checkCatalogue(catalogue: Catalogue): readonly Problem[] {
  const { categories } = catalogue;
  const pages = pagesOf(catalogue);
  const entries = categories.flatMap((category) =>
    category.endpoints.map((endpoint) => ({ category, endpoint })),
  );
  const endpoints = entries.map(({ endpoint }) => endpoint);
  return [
    ...categories.flatMap((category, index) =>
      [
        ...checkCategoryId(category, categories.slice(0, index)),
        ...checkCategoryTexts(category, pages),
        ...checkAliases(category, pages, categories.slice(0, index)),
      ].map((finding) => ({ file: toFile(category.id), endpoint: category.id, ...finding })),
    ),
    ...entries.flatMap(({ category, endpoint }, index) =>
      [
        ...checkSlug(endpoint, endpoints.slice(0, index)),
        ...checkRoute(endpoint, endpoints.slice(0, index)),
        ...checkAliases(endpoint, pages, [...categories, ...endpoints.slice(0, index)]),
        ...checkUndoes(endpoint, endpoints),
        ...checkCategory(endpoint, category),
        ...checkTexts(endpoint, pages),
        ...checkParameters(endpoint),
        ...checkExampleRequest(endpoint),
        ...checkResponses(endpoint),
      ].map((finding) => ({
        file: toFile(category.id),
        endpoint: endpoint.slug || endpoint.title,
        ...finding,
      })),
    ),
  ];
}

function checkCategoryId({ id }: Category, earlier: readonly Category[]): Finding[] {
  if (!earlier.some((other) => other.id === id)) return [];
  return [{ field: 'id', found: `a second category ${toQuoted(id)}`, expected: 'each id once' }];
}

function checkSlug({ slug }: Endpoint, earlier: readonly Endpoint[]): Finding[] {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    const expected = 'lower-case letters and digits with single hyphens between them';
    return [{ field: 'slug', found: toQuoted(slug), expected }];
  }
  if (!earlier.some((other) => other.slug === slug)) return [];
  const found = `${toQuoted(slug)}, which another endpoint has`;
  return [{ field: 'slug', found, expected: 'a slug of its own' }];
}

function checkRoute(endpoint: Endpoint, earlier: readonly Endpoint[]): Finding[] {
  const twin = earlier.find((other) => toSignature(other) === toSignature(endpoint));
  if (!twin) return [];
  const found = `${endpoint.method} ${endpoint.path}, the route of ${toQuoted(twin.slug)}`;
  return [{ field: 'path', found, expected: 'a route of its own' }];
}

/** Two paths that differ only in the names of their placeholders are one route. */
function toSignature({ method, host, path }: Endpoint): string {
  return `${method} ${host} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
}

function checkUndoes({ slug, undoes }: Endpoint, endpoints: readonly Endpoint[]): Finding[] {
  if (undoes === undefined) return [];
  if (undoes !== slug && endpoints.some((other) => other.slug === undoes)) return [];
  return [{ field: 'undoes', found: toQuoted(undoes), expected: 'the slug of another endpoint' }];
}

function checkCategory(endpoint: Endpoint, { id, groups }: Category): Finding[] {
  const category =
    endpoint.category === id
      ? []
      : [{ field: 'category', found: toQuoted(endpoint.category), expected: toQuoted(id) }];
  return [...category, ...checkGroup(endpoint, groups ?? [])];
}

/** In a grouped category an endpoint without a group would be missing from the overview. */
function checkGroup({ group }: Endpoint, groups: readonly string[]): Finding[] {
  if (group === undefined ? groups.length === 0 : groups.includes(group)) return [];
  const expected = groups.length > 0 ? toChoices(groups) : 'none, since the category has no groups';
  return [{ field: 'group', found: toQuoted(group), expected }];
}
