/** Checks what the compiler cannot check in entries. */
import type { CategoryEntry, EndpointEntry, Entries } from '../catalogue/model';
import { findSource, type Source } from '../catalogue/source';
import type { Catalogue } from '../api/view';
import { checkShape } from './ajv';
import { isObject, type Problem } from './problem';
import { readEntry, type Repaired } from './repair';
import { checkRules, type Entry } from './rules';
import type { Pages } from './texts';

/** Where an entry is defined. */
interface Origin {
  /** The slug of an endpoint, or the ID of a category. */
  readonly name: string;
  /** Undefined if it is not in a call of `defineEndpoint`. */
  readonly source: Source | undefined;
}

/** A problem and its entry. */
export type EntryProblem = Problem & Origin;

/** What can be read of entries. */
export interface ReadEntries {
  /** The categories and the endpoints that can be a part of the document. */
  readonly entries: Entries | undefined;
  /** All categories, then all endpoints. */
  readonly all: readonly (Repaired<Entry> & Origin)[];
  /** Problems of the list of categories. */
  readonly problems: readonly EntryProblem[];
}

/** Reads entries, which can be any value. Never throws. */
export function readEntries(value: unknown): ReadEntries {
  const shape = checkShape('entries', value);
  const origin = { name: 'catalogue', source: undefined };
  const problems = shape.map((problem) => ({ ...problem, ...origin }));
  if (problems.length > 0) return { entries: undefined, all: [], problems };
  const { categories, ...others } = value as Entries;
  const read = categories.map((category) => {
    const own = readCategory(category);
    const list: readonly unknown[] = own.lost.includes('endpoints') ? [] : category.endpoints;
    return { own, endpoints: list.map((one, index) => readEndpoint(one, index, own)) };
  });
  const whole = read.filter(({ own }) => own.isWhole);
  return {
    entries: {
      ...others,
      categories: whole.map(({ own, endpoints }) => ({
        ...own.entry,
        endpoints: endpoints.filter(({ isWhole }) => isWhole).map(({ entry }) => entry),
      })),
    },
    all: [...read.map(({ own }) => own), ...read.flatMap(({ endpoints }) => endpoints)],
    problems,
  };
}

/** Its endpoints are read one by one. */
function readCategory(value: unknown): Repaired<CategoryEntry> & Origin {
  const read = readEntry('category', value, noCategory);
  return { ...read, name: toName(value, 'a category'), source: findSource(value) };
}

const noCategory: CategoryEntry = { id: '', title: '', description: '', endpoints: [] };

/** An endpoint without a place in the source code has that of its category. */
function readEndpoint(
  value: unknown,
  index: number,
  { entry: { id }, source, isWhole }: Repaired<CategoryEntry> & Origin,
): Repaired<EndpointEntry> & Origin {
  const members = isWhole ? { category: { const: id } } : {};
  const read = readEntry('endpoint', value, { ...noEndpoint, category: id }, members);
  const name = toName(value, `endpoints[${index}]`);
  return { ...read, isWhole: isWhole && read.isWhole, name, source: findSource(value) ?? source };
}

const noEndpoint: EndpointEntry = {
  slug: '',
  category: '',
  title: '',
  summary: '',
  method: 'POST',
  path: '',
  notes: [],
  parameters: {},
  example: {},
  responses: [],
};

/** The name of an entry in messages. */
function toName(entry: unknown, otherwise: string): string {
  const { slug, id, title }: Readonly<Record<string, unknown>> = isObject(entry) ? entry : {};
  const name = [slug, id, title].find((one) => typeof one === 'string' && one !== '');
  return typeof name === 'string' ? name : otherwise;
}

/**
 * All problems of entries.
 * @param view the view of the entries that can be a part of the document
 * @param pages the pages that texts can link to, and their anchors
 */
export function checkEntries(
  { all, problems }: ReadEntries,
  view: Catalogue | undefined,
  pages: Pages,
): readonly EntryProblem[] {
  const slugs = all.flatMap(({ entry }) =>
    'slug' in entry && entry.slug !== '' ? entry.slug : [],
  );
  const views = view?.categories.flatMap((category) => category.endpoints) ?? [];
  const ofEntries = all.flatMap(({ name, source, ...read }, index) => {
    const before = all.slice(0, index).map(({ entry }) => entry);
    const found = checkRules(read, { before, slugs, views, pages });
    return found.map((problem) => ({ ...problem, name, source }));
  });
  return [...problems, ...ofEntries];
}
