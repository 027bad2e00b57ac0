/** Checks what the compiler cannot check in entries. */
import type { CategoryEntry, EndpointEntry, Entries } from '../catalogue/model';
import { findSource, type Source } from '../catalogue/source';
import { isObject, type Problem, toQuoted } from './problem';
import { categoryRules, checkRules, type Context, endpointRules } from './rules';
import { checkShape } from './shape';
import type { Pages } from './texts';

export { isAlias } from './addresses';

/** A problem and its entry. */
export interface EntryProblem extends Problem {
  /** The slug of an endpoint, or the ID of a category. */
  readonly entry: string;
  /** Where the entry is defined. Undefined if it is not in a call of `defineEndpoint`. */
  readonly source: Source | undefined;
}

/** Entries by what can be read of them. */
export interface ReadEntries {
  /** All categories, with the endpoints that have the shape of one. */
  readonly entries: Entries | undefined;
  /** The slugs of the other endpoints, by the ID of their category. */
  readonly misshapen: readonly (readonly [category: string, slug: string])[];
  readonly problems: readonly EntryProblem[];
}

/** Checks the shape of entries. Never throws, even if the value is anything else. */
export function readEntries(value: unknown): ReadEntries {
  const shape = checkShape('entries', withEmpty(value, 'categories'));
  const nothing = { entries: undefined, misshapen: [] };
  if (shape.length > 0) return { ...nothing, problems: toEntryProblems(shape, 'catalogue') };
  const { categories: all, ...entries } = value as Entries;
  const problems = all.flatMap((category) => {
    const { id } = isObject(category) ? category : { id: undefined };
    const name = typeof id === 'string' ? id : 'a category';
    return toEntryProblems(
      checkShape('category', withEmpty(category, 'endpoints')),
      name,
      category,
    );
  });
  if (problems.length > 0) return { ...nothing, problems };
  const read = all.flatMap((category) =>
    category.endpoints.map((endpoint, index) => ({
      ...{ category, endpoint },
      problems: toEntryProblems(
        checkEndpoint(endpoint, category),
        toName(endpoint, index),
        endpoint,
        category,
      ),
    })),
  );
  const sound = new Set(read.filter((one) => one.problems.length === 0).map((one) => one.endpoint));
  const categories = all.map((category) => {
    const endpoints = category.endpoints.filter((endpoint) => sound.has(endpoint));
    return withEndpoints(category, endpoints);
  });
  return {
    entries: { ...entries, categories },
    misshapen: read
      .filter(({ endpoint }) => !sound.has(endpoint))
      .map(({ category, endpoint }) => [category.id, toSlug(endpoint) ?? ''] as const)
      .filter(([, slug]) => slug !== ''),
    problems: read.flatMap((one) => one.problems),
  };
}

/** An entry with the wrong category has no place in the document. */
function checkEndpoint(endpoint: unknown, { id }: CategoryEntry): readonly Problem[] {
  const shape = checkShape('endpoint', endpoint);
  if (shape.length > 0) return shape;
  const { category } = endpoint as EndpointEntry;
  if (category === id) return [];
  return [{ field: 'category', found: toQuoted(category), expected: toQuoted(id) }];
}

/** A copy with other endpoints, and with the mark of its source. */
function withEndpoints(category: CategoryEntry, endpoints: readonly EndpointEntry[]) {
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(category));
  return Object.assign(copy, { endpoints }) as CategoryEntry;
}

/** The list of an entry is checked item by item. */
function withEmpty(entry: unknown, list: string): unknown {
  return isObject(entry) && Array.isArray(entry[list]) ? { ...entry, [list]: [] } : entry;
}

/** Returns all problems of entries. Texts can link to the `pages` of the site and their anchors. */
export function checkEntries(value: unknown, pages: Pages): readonly EntryProblem[] {
  const read = readEntries(value);
  return [...read.problems, ...checkReadEntries(read, pages)];
}

/** The problems of entries that have the right shape. */
export function checkReadEntries(
  { entries, misshapen }: ReadEntries,
  pages: Pages,
): readonly EntryProblem[] {
  const { categories = [] } = entries ?? {};
  const endpoints = categories.flatMap((category) => category.endpoints);
  const slugs = [...endpoints.map(({ slug }) => slug), ...misshapen.map(([, slug]) => slug)];
  return categories.flatMap((category) => {
    const context: Context = { categories, pages, slugs, category, earlier: [] };
    const own = checkRules(categoryRules, category, context);
    return [
      ...toEntryProblems(own, category.id, category),
      ...category.endpoints.flatMap((endpoint) => {
        const earlier = endpoints.slice(0, endpoints.indexOf(endpoint));
        const problems = checkRules(endpointRules, endpoint, { ...context, earlier });
        return toEntryProblems(problems, endpoint.slug, endpoint, category);
      }),
    ];
  });
}

function toEntryProblems(
  problems: readonly Problem[],
  entry: string,
  endpoint?: EndpointEntry | CategoryEntry,
  category?: CategoryEntry,
): readonly EntryProblem[] {
  const source = findSource(endpoint) ?? findSource(category);
  return problems.map((problem) => ({ entry, source, ...problem }));
}

function toSlug(endpoint: unknown): string | undefined {
  const slug = isObject(endpoint) ? endpoint['slug'] : undefined;
  return typeof slug === 'string' ? slug : undefined;
}

/** The name of an entry in messages: its slug, its title, or its index. */
function toName(endpoint: unknown, index: number): string {
  const { title }: Readonly<Record<string, unknown>> = isObject(endpoint) ? endpoint : {};
  const name = toSlug(endpoint) || title;
  return typeof name === 'string' && name !== '' ? name : `endpoints[${index}]`;
}
