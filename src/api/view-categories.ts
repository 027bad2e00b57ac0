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
}

/** The categories in reading order. A tag that no operation has is no category. */
export function listCategories(
  document: ApiDocument,
  operations: readonly NamedOperation[],
): readonly Categorized[] {
  const tags = orderTags(document);
  const names = new Set(tags.keys());
  const bySegment = new Map([...names].map((name) => [toOwnSegment(name), name]));
  const untagged = operations.filter(({ tag, event }) => tag === undefined && event !== 'webhook');
  const made = new Set(untagged.map((operation) => toTagName(operation, names)));
  // Many categories with one endpoint each are one.
  const isOne = made.size > 9 && made.size > 0.8 * untagged.length;
  const tagOf = new Map<NamedOperation, string>();
  for (const operation of operations) {
    const name = toTagName(operation, names);
    const shared = isOne && made.has(name) ? 'Endpoints' : name;
    const tag = operation.tag === undefined ? (bySegment.get(toOwnSegment(name)) ?? shared) : name;
    tagOf.set(operation, tag);
    names.add(tag);
  }
  for (const name of operations.flatMap((one) => one.operation.tags?.slice(1) ?? [])) {
    if (name.trim()) names.add(name);
  }
  const all = [...names].map((name) => ({
    tag: tags.get(name) ?? { name },
    own: operations.filter((one) => tagOf.get(one) === name),
    others: operations.filter(
      (one) => tagOf.get(one) !== name && one.operation.tags?.includes(name, 1),
    ),
  }));
  const found = isOwn(document)
    ? all
    : all.filter(({ own, others }) => own.length + others.length > 0);
  const wanted = found.map(({ tag }) => tag['x-portal']?.slug ?? toOwnSegment(tag.name));
  const ids = makeUnique(wanted, isOwn(document) ? [] : ['schemas']);
  return found.map(({ tag, own, others }, index) => ({
    category: toCategory(document, tag, ids[index] ?? ''),
    operations: sortOperations(own, tag['x-portal']?.operations),
    others,
  }));
}

/** The tags by name, in the order of their groups, then those in none. */
function orderTags({ tags = [], 'x-tagGroups': groups = [] }: ApiDocument) {
  const grouped = groups.flatMap((group) => group.tags ?? []).map((name): Tag => ({ name }));
  return new Map([...grouped, ...tags].map((tag) => [tag.name, tag]));
}

/** @param order the slugs of the first operations */
function sortOperations(operations: readonly NamedOperation[], order: readonly string[] = []) {
  const position = ({ slug }: NamedOperation) =>
    (order.indexOf(slug) + order.length + 1) % (order.length + 1);
  return operations.toSorted((a, b) => position(a) - position(b));
}

/** Without a tag, the first name in the path. */
function toTagName({ event, tag, path }: NamedOperation, declared: ReadonlySet<string>): string {
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
