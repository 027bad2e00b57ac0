/** Checks what the compiler cannot check in entries. */
import type { EndpointEntry, Entries } from '../catalogue/model';
import type { Catalogue } from '../api/view';
import { findSource, type Source } from '../catalogue/source';
import { checkShape, checkValue } from './ajv';
import { isObject, type Problem } from './problem';
import { checkRules } from './rules';
import type { Pages } from './texts';

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
  const nothing = { entries: undefined, misshapen: [] };
  const ofAll = toEntryProblems(checkShape('entries', value), 'catalogue');
  if (ofAll.length > 0) return { ...nothing, problems: ofAll };
  const { categories: all, ...entries } = value as Entries;
  const ofCategories = all.flatMap((category) =>
    toEntryProblems(checkShape('category', category), toName(category, 'a category'), category),
  );
  if (ofCategories.length > 0) return { ...nothing, problems: ofCategories };
  const read = all.flatMap((category) =>
    category.endpoints.map((endpoint, index) => {
      const name = toName(endpoint, `endpoints[${index}]`);
      const problems = checkEndpoint(endpoint, category.id);
      return { endpoint, problems: toEntryProblems(problems, name, endpoint, category) };
    }),
  );
  const sound = new Set(read.filter((one) => one.problems.length === 0).map((one) => one.endpoint));
  const isSound = (endpoint: EndpointEntry) => sound.has(endpoint);
  return {
    entries: {
      ...entries,
      categories: all.map((category) => ({
        ...{ ...category, endpoints: category.endpoints.filter(isSound) },
      })),
    },
    misshapen: all.flatMap(({ id, endpoints }) =>
      endpoints
        .filter((endpoint) => !isSound(endpoint))
        .map((endpoint) => [id, toText(endpoint, 'slug')] as const)
        .filter(([, slug]) => slug !== ''),
    ),
    problems: read.flatMap((one) => one.problems),
  };
}

/** An entry with the wrong category has no place in the document. */
function checkEndpoint(value: unknown, category: string): readonly Problem[] {
  const shape = checkShape('endpoint', value);
  if (shape.length > 0) return shape;
  return checkValue('', value, { properties: { category: { const: category } } });
}

/**
 * The problems of entries that have the right shape.
 * @param view the view of these entries
 * @param pages the pages that texts can link to, and their anchors
 */
export function checkEntries(
  { entries, misshapen }: ReadEntries,
  view: Catalogue | undefined,
  pages: Pages,
): readonly EntryProblem[] {
  const { categories = [] } = entries ?? {};
  const endpoints = categories.flatMap((category) => category.endpoints);
  const slugs = [...endpoints.map(({ slug }) => slug), ...misshapen.map(([, slug]) => slug)];
  const views = view?.categories.flatMap((category) => category.endpoints) ?? [];
  const all = [...categories, ...endpoints];
  return all.flatMap((entry, index) => {
    const problems = checkRules(entry, { before: all.slice(0, index), slugs, views, pages });
    const category = categories.find((one) => one.endpoints.some((other) => other === entry));
    return toEntryProblems(problems, toName(entry, ''), entry, category);
  });
}

/** An entry without a place in the source code has that of its category. */
function toEntryProblems(
  problems: readonly Problem[],
  entry: string,
  ...origins: readonly unknown[]
): readonly EntryProblem[] {
  const [source] = origins.flatMap((origin) => findSource(origin) ?? []);
  return problems.map((problem) => ({ entry, source, ...problem }));
}

/** The name of an entry in messages. */
function toName(entry: unknown, otherwise: string): string {
  const names = ['slug', 'id', 'title'].map((key) => toText(entry, key));
  return names.find((name) => name !== '') ?? otherwise;
}

function toText(entry: unknown, key: string): string {
  const value = isObject(entry) ? entry[key] : undefined;
  return typeof value === 'string' ? value : '';
}
