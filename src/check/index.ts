/** Checks what the compiler cannot check in entries. */
import type { CategoryEntry, EndpointEntry, Entries } from '../catalogue/model';
import { findSource } from '../catalogue/source';
import type { View } from '../openapi/model';
import { checkShape } from './ajv';
import { type Problem, toSteps } from './problem';
import { isObject, toMembers } from '../openapi/document';
import { checkRules, isEndpoint, listTitled, type ReadEntry } from './rules';
import type { Pages } from './texts';

type ReadEndpoint = ReadEntry<EndpointEntry> & { readonly category: CategoryEntry };

/** A problem and its entry. */
export type EntryProblem = Problem & Pick<ReadEntry<unknown>, 'name' | 'source'>;

/** What can be read of entries. */
export interface ReadEntries {
  /** The categories and the endpoints that can be a part of the document. */
  readonly entries: Entries | undefined;
  /** All categories, then all endpoints. */
  readonly all: readonly (ReadEntry<CategoryEntry> | ReadEndpoint)[];
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
    const own = readEntry('category', category, noCategory, 'a category');
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

const noCategory: CategoryEntry = { id: '', title: '', description: '', endpoints: [] };

/** An endpoint without a place in the source code has that of its category. */
function readEndpoint(
  value: unknown,
  index: number,
  { entry: category, source, isWhole }: ReadEntry<CategoryEntry>,
): ReadEndpoint {
  const read = readEntry('endpoint', value, noEndpoint, `endpoints[${index}]`);
  const place = { category, source: read.source ?? source };
  return { ...read, ...place, isWhole: isWhole && read.isWhole };
}

const noEndpoint: EndpointEntry = {
  slug: '',
  title: '',
  summary: '',
  method: 'POST',
  path: '',
  notes: [],
  parameters: {},
  example: {},
  responses: [],
};

/**
 * Reads an entry, which can be any value.
 * @param nothing an entry without members, which breaks no rule
 * @param otherwise its name in messages if it has none
 */
function readEntry<Entry extends object>(
  kind: 'category' | 'endpoint',
  value: unknown,
  nothing: Entry,
  otherwise: string,
): ReadEntry<Entry> {
  const problems = checkShape(kind, value);
  const { slug, id, title } = toMembers(value);
  const names = [slug, id, title].filter((one) => typeof one === 'string');
  const origin = { name: names.find(Boolean) ?? otherwise, source: findSource(value) };
  if (problems.length === 0) {
    return { ...origin, entry: value as Entry, lost: [], isWhole: true, problems };
  }
  const copy = JSON.parse(JSON.stringify(toMembers(value))) as Record<string, unknown>;
  // Another type makes other keywords unknown.
  for (const { pointer } of problems) repair(copy, pointer);
  for (const { pointer } of checkShape(kind, copy)) repair(copy, pointer);
  const lost = checkShape(kind, copy).map(({ pointer }) => pointer.split('/')[1] ?? '');
  for (const key of lost) Reflect.deleteProperty(copy, key);
  const isWhole = checkShape(kind, copy).length === 0;
  return { ...origin, entry: { ...nothing, ...copy }, lost, isWhole, problems };
}

/** Examples refer to names, and to the members of these lists. */
const referred = ['name', 'properties', 'path', 'query', 'body', 'formData', 'header'];
const texts = ['title', 'summary', 'description', 'text'];

/** Replaces a value with one that is right, or removes it. */
function repair(root: Record<string, unknown>, pointer: string): void {
  const steps = toSteps(root, pointer);
  const key = steps.at(-1)?.step ?? '';
  const parent = steps.length > 1 ? steps.at(-2)?.value : root;
  if (!isObject(parent) || referred.includes(key)) return;
  const type = 'items' in parent ? 'array' : 'properties' in parent ? 'object' : 'string';
  if (key === 'type') Reflect.set(parent, key, type);
  else if (texts.includes(key)) Reflect.set(parent, key, '…');
  else Reflect.deleteProperty(parent, key);
}

/**
 * All problems of entries.
 * @param view the view of the entries that can be a part of the document
 * @param pages the pages that texts can link to, and their anchors
 */
export function checkEntries(
  { all, problems }: ReadEntries,
  view: View | undefined,
  pages: Pages,
): readonly EntryProblem[] {
  const entries = all.map(({ entry }) => entry);
  const endpoints = entries.filter(isEndpoint);
  const slugs = endpoints.map(({ slug }) => slug).filter(Boolean);
  const titled = endpoints.flatMap(listTitled);
  const views = view?.categories.flatMap((category) => category.endpoints) ?? [];
  const ofEntries = all.flatMap((read, index) => {
    const before = entries.slice(0, index);
    const { groups = [] } = 'category' in read ? read.category : {};
    const found = checkRules(read, { before, slugs, groups, views, pages, titled });
    return found.map((problem) => ({ ...problem, name: read.name, source: read.source }));
  });
  return [...problems, ...ofEntries];
}
