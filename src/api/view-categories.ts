/** The categories of a document: its tags, in order, then those that only operations name. */
import { type ApiDocument, isOwn, type Tag, toDefined } from './document';
import { makeUnique, toOwnSegment, toTitle } from './names';
import { toDocsLink } from './text';
import type { Category } from './view';
import type { NamedOperation } from './view-operations';

interface Categorized {
  readonly category: Omit<Category, 'endpoints' | 'others'>;
  readonly operations: readonly NamedOperation[];
  /** Operations of other categories, with its tag as a further one. */
  readonly others: readonly NamedOperation[];
  /** The slugs of the first operations. */
  readonly order: readonly string[];
}

/** The categories in reading order. A tag that no operation has is no category. */
export function listCategories(
  document: ApiDocument,
  operations: readonly NamedOperation[],
): readonly Categorized[] {
  const tags = orderTags(document);
  const listed = new Map<string, NamedOperation[]>(tags.map(({ name }) => [name, []]));
  const bySegment = new Map(tags.map(({ name }) => [toOwnSegment(name), name]));
  const untagged = operations.filter(({ tag, event }) => tag === undefined && event !== 'webhook');
  const named = new Set(untagged.map((operation) => toTagName(operation, listed)));
  // Many categories with one endpoint each are one.
  const isOne = named.size > 9 && named.size > 0.8 * untagged.length;
  for (const operation of operations) {
    const name = toTagName(operation, listed);
    const shared = isOne && named.has(name) ? 'Endpoints' : name;
    const tag = operation.tag === undefined ? (bySegment.get(toOwnSegment(name)) ?? shared) : name;
    const before = listed.get(tag);
    if (before) before.push(operation);
    else listed.set(tag, [operation]);
  }
  for (const name of operations.flatMap((one) => one.operation.tags?.slice(1) ?? [])) {
    if (name.trim() && !listed.has(name)) listed.set(name, []);
  }
  const known = new Map(tags.map((tag) => [tag.name, tag]));
  const all = [...listed].map(([name, own]) => ({
    tag: known.get(name) ?? { name },
    operations: own,
    others: operations.filter((one) => one.operation.tags?.includes(name, 1) && !own.includes(one)),
  }));
  const found = isOwn(document)
    ? all
    : all.filter(({ operations: own, others }) => own.length + others.length > 0);
  const wanted = found.map(({ tag }) => tag['x-portal']?.slug ?? toOwnSegment(tag.name));
  const ids = makeUnique(wanted, isOwn(document) ? [] : ['schemas']);
  return found.map(({ tag, ...lists }, index) => ({
    category: toCategory(document, tag, ids[index] ?? ''),
    ...lists,
    order: tag['x-portal']?.operations ?? [],
  }));
}

/** The tags in the order of their groups, then those in none. */
function orderTags({ tags = [], 'x-tagGroups': groups = [] }: ApiDocument): readonly Tag[] {
  const grouped = groups.flatMap((group) => group.tags ?? []);
  const known = new Map(tags.map((tag) => [tag.name, tag]));
  const names = new Set([...grouped, ...known.keys()]);
  return [...names].map((name) => known.get(name) ?? { name });
}

/** Without a tag, the first name in the path. */
function toTagName(
  { event, tag, path }: NamedOperation,
  declared: Pick<ReadonlyMap<string, unknown>, 'has'>,
): string {
  if (event === 'webhook' && !(tag !== undefined && declared.has(tag))) return 'Webhooks';
  if (tag?.trim()) return tag;
  const [first = ''] = path.split('/').filter((name) => !/^$|^api$|^v\d|[{}]/i.test(name));
  return toTitle(first) || 'Endpoints';
}

function toCategory(document: ApiDocument, tag: Tag, id: string): Categorized['category'] {
  const { name, 'x-displayName': title, 'x-portal': portal } = tag;
  const { cardTitle, aliases, groups } = portal ?? {};
  const description = [tag.description, toDocsLink(tag.externalDocs)].filter(Boolean).join('\n\n');
  const section = document['x-tagGroups']?.find((group) => group.tags?.includes(name))?.name;
  return toDefined({ id, title: title || name, cardTitle, description, aliases, groups, section });
}
