/** The document as pages, requests, search, exports of requests and the changelog read it. */
import * as messages from '../../messages/en/view';
import {
  type ApiDocument,
  groupPairs,
  isCategory,
  remember,
  type Tag,
  toDefined,
} from '../document';
import type { View } from '../model';
import { makeUnique, toNameKey, toOwnSegment, toTitle } from '../names';
import { toDocsLink } from '../text';
import { listServers, toEndpoint } from './operation';
import { listOperations, type NamedOperation } from './operations';
import type { Reader } from './reader';
import { listSchemas, toSlugs } from './named-schemas';

const webhooksName = 'Webhooks';
const endpointsName = 'Endpoints';

const views = new WeakMap<ApiDocument, View>();

/** The view of a document whose settings are filled in, in the language of the build. It is made once. */
export function toView(document: ApiDocument): View {
  return remember(views, document, () => buildView(document));
}

function buildView(document: ApiDocument): View {
  const { 'x-portal': portal } = document;
  const reader: Reader = { document, slugs: toSlugs(document) };
  const categories = listCategories(document, listOperations(document));
  const schemas = listSchemas(reader);
  const endpoints = new Map(
    categories.flatMap(({ category, operations }) =>
      operations.map((one) => [one, toEndpoint(reader, one, category.id)] as const),
    ),
  );
  const find = (operations: readonly NamedOperation[]) =>
    operations.flatMap((one) => endpoints.get(one) ?? []);
  return {
    categories: categories.map(({ category, operations, others }) => ({
      ...category,
      endpoints: find(operations),
      ...(others.length > 0 && { others: find(others) }),
    })),
    servers: listServers(document),
    ...(schemas.length > 0 && { schemas }),
    statusCodes: portal?.statusCodes ?? [],
    verbs: portal?.verbs ?? [],
  };
}

/** The categories in reading order: the tags, then those that only operations name. */
function listCategories(document: ApiDocument, listed: readonly NamedOperation[]) {
  const tags = orderTags(document);
  const names = new Set(tags.keys());
  const byKey = new Map([...names].map((name) => [toNameKey(name), name]));
  // Some documents declare `Orders` and use `orders`.
  const toDeclared = (name: string) =>
    (names.has(name) ? name : byKey.get(toNameKey(name))) ?? name;
  const operations = listed.map((one) => ({ ...one, tags: one.tags.map(toDeclared) }));
  const untagged = operations.filter(({ tags, event }) => tags.length === 0 && !event);
  const made = new Set(untagged.map((operation) => toTagName(operation, names)));
  // Many categories with one endpoint each are one.
  const isOne = made.size > 9 && made.size > 0.8 * untagged.length;
  const toTag = (operation: NamedOperation) => {
    const name = toTagName(operation, names);
    if (operation.tags.length > 0) return name;
    return byKey.get(toNameKey(name)) ?? (isOne && made.has(name) ? endpointsName : name);
  };
  const tagOf = new Map<NamedOperation, string>();
  let tag = endpointsName;
  for (const operation of operations) {
    // A callback is in the category of its operation, which is before it.
    if (operation.event !== 'callback') tag = toTag(operation);
    tagOf.set(operation, tag);
    names.add(tag);
  }
  for (const name of operations.flatMap((one) => one.tags.slice(1))) {
    if (name.trim()) names.add(name);
  }
  const own = groupPairs(operations.map((one) => [tagOf.get(one), one] as const));
  const further = groupPairs(
    operations.flatMap((one) =>
      [...new Set(one.tags.slice(1))]
        .filter((name) => name !== tagOf.get(one))
        .map((name) => [name, one] as const),
    ),
  );
  // A group can name tags that are nowhere else.
  const found = [...names]
    .filter((name) => tags.get(name) !== grouped || own.has(name) || further.has(name))
    .map((name) => ({ name, ...tags.get(name) }));
  const wanted = found.map((tag) => tag['x-portal']?.slug ?? toOwnSegment(tag.name));
  const ids = makeUnique(wanted, ['schemas']);
  const idOf = new Map(found.map(({ name }, index) => [name, ids[index]]));
  // Each tag belongs to its first group.
  const groups = new Map(
    (document['x-tagGroups'] ?? [])
      .flatMap((group) => (group.tags ?? []).map((tag) => [tag, group.name] as const))
      .toReversed(),
  );
  return found.map((tag, index) => ({
    category: toDefined({
      ...toCategory(tag, ids[index] ?? ''),
      section: groups.get(tag.name),
      parent: idOf.get(findParent(tags, tag) ?? ''),
    }),
    operations: sortOperations(own.get(tag.name) ?? [], tag['x-portal']?.operations),
    /** Operations of other categories, with this tag as a further one. */
    others: further.get(tag.name) ?? [],
  }));
}

/** The tags by name, in the order of their groups, then those in none. */
function orderTags({ tags = [], 'x-tagGroups': groups = [] }: ApiDocument) {
  const named = groups.flatMap((group) => group.tags ?? []).map((name) => [name, grouped] as const);
  const declared = tags.filter(isCategory).map((tag) => [tag.name, tag] as const);
  return new Map<string, Partial<Tag>>([...named, ...declared]);
}

/** What a tag says that only a group names. */
const grouped: Partial<Tag> = {};

/** The name of the tag above. Undefined if a tag is above itself. */
function findParent(tags: ReadonlyMap<string, Partial<Tag>>, { name, parent }: Tag) {
  const above = new Set<string>();
  for (let next = parent; next !== undefined; next = tags.get(next)?.parent) {
    if (next === name || above.has(next)) return undefined;
    above.add(next);
  }
  return parent;
}

/** @param order the slugs of the first operations */
function sortOperations(operations: readonly NamedOperation[], order: readonly string[] = []) {
  const position = ({ slug }: NamedOperation) =>
    (order.indexOf(slug) + order.length + 1) % (order.length + 1);
  return operations.toSorted((a, b) => position(a) - position(b));
}

/** Without a tag, the first name in the path. */
function toTagName({ event, tags: [tag], path }: NamedOperation, declared: ReadonlySet<string>) {
  if (event === 'webhook' && !(tag !== undefined && declared.has(tag))) return webhooksName;
  if (tag?.trim()) return tag;
  const [first = ''] = path.split('/').filter((name) => !/^$|^api$|^v\d|[{}]/i.test(name));
  return toTitle(first) || endpointsName;
}

function toCategory(tag: Tag, id: string) {
  const { name, summary, 'x-displayName': title = summary, 'x-portal': portal } = tag;
  const { cardTitle, aliases, groups } = portal ?? {};
  const link = toDocsLink(tag.externalDocs, messages.moreDocumentation);
  const description = [tag.description, link].filter(Boolean).join('\n\n');
  // Categories of `toTagName` have titles in the language of the build.
  const made = new Map([
    [webhooksName, messages.webhooks],
    [endpointsName, messages.endpoints],
  ]);
  const shown = title || made.get(name) || name;
  return { id, title: shown, cardTitle, description, aliases, groups };
}
