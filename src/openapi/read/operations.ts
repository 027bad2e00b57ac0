/** The operations of a document: calls, and the requests that the API sends. */
import { by } from '../../messages/en/view';
import { say } from '../../messages/say';
import {
  type ApiDocument,
  isCategory,
  listMethods,
  type Operation,
  type PathItem,
  type Reference,
  resolve,
} from '../document';
import { groupIndexes, makeUnique, tellApart, toSegment, toTitle } from '../names';
import type { Endpoint } from '../model';

interface Placed extends Pick<Endpoint, 'callbackOf' | 'event' | 'method'> {
  /** The key in the document: a path, the name of a webhook, or the URL of a callback. */
  readonly path: string;
  readonly item: PathItem;
  readonly operation: Operation;
  /** The name of a webhook or a callback. */
  readonly name?: string;
  /** The tags that are categories. The first one lists it. */
  readonly tags: readonly string[];
}

/** An operation with unique names on the portal. */
export interface NamedOperation extends Placed, Pick<Endpoint, 'operationId' | 'slug' | 'title'> {}

/** All operations, callbacks after the operation that they belong to. */
export function listOperations(document: ApiDocument): readonly NamedOperation[] {
  const { paths, webhooks, 'x-webhooks': olderWebhooks } = document;
  const withId = openIds();
  const calls = listPlaced(document, paths, {}).map(withId);
  const all = [
    ...calls.flatMap((call) => [call, ...listCallbacks(document, call).map(withId)]),
    ...listPlaced(document, { ...olderWebhooks, ...webhooks }, { event: 'webhook' }).map(withId),
  ];
  const titles = toTitles(all);
  const given = all.flatMap(({ operation }) => operation['x-portal']?.slug ?? []);
  const slugs = makeUnique(all.map(toSlug), ['index', ...given]);
  return all.map((placed, index) => ({
    ...placed,
    slug: placed.operation['x-portal']?.slug ?? slugs[index] ?? '',
    title: titles[index] ?? '',
  }));
}

function listPlaced(
  document: ApiDocument,
  items: Readonly<Record<string, PathItem | Reference | undefined>>,
  facts: Pick<Placed, 'callbackOf' | 'event' | 'name'> & { readonly tags?: readonly string[] },
): readonly Placed[] {
  const marks = new Set(document.tags?.flatMap((tag) => (isCategory(tag) ? [] : tag.name)));
  return Object.entries(items).flatMap(([path, found]) => {
    const item = typeof found === 'object' ? resolve<PathItem>(document, found) : {};
    return listMethods(item).map(([method, operation]) => {
      const tags = operation.tags?.filter((name) => !marks.has(name)) ?? [];
      return { path, method, item, operation, tags, ...facts };
    });
  });
}

function listCallbacks(document: ApiDocument, call: Identified): readonly Placed[] {
  const { operation, tags, operationId } = call;
  return Object.entries(operation.callbacks ?? {}).flatMap(([name, callback]) =>
    listPlaced(document, resolve<Record<string, PathItem>>(document, callback), {
      event: 'callback',
      callbackOf: operationId,
      name,
      tags: tags.slice(0, 1),
    }),
  );
}

type Identified = Placed & Pick<Endpoint, 'operationId'>;

/** Gives operations their own IDs or, if another has the same, what tells them from others. */
function openIds(): (placed: Placed) => Identified {
  const taken = new Set<string>();
  return (placed) => {
    const key = toKey(placed);
    const ids = [placed.operation.operationId ?? key, key, `${placed.callbackOf ?? ''} ${key}`];
    const operationId = ids.find((one) => !taken.has(one)) ?? key;
    taken.add(operationId);
    return { ...placed, operationId };
  };
}

/** What tells an operation from all others, for readers too. */
function toKey({ event, name, method, path }: Placed): string {
  return event === 'callback' ? `${name} ${method} ${path}` : `${method} ${path}`;
}

function toSlug(placed: Placed): string {
  const { operation, event, name, path } = placed;
  const given = operation.operationId ?? (event && (name ?? path)) ?? toKey(placed);
  return toSegment(given) || toSegment(toKey(placed)) || 'operation';
}

/** Titles that several operations have are followed by what tells these operations apart. */
function toTitles(all: readonly Placed[]): readonly string[] {
  const titles = all.map(toOwnTitle);
  for (const indexes of groupIndexes(titles).filter(({ length }) => length > 1)) {
    const marks = tellApart(indexes.flatMap((index) => (all[index] ? [toWords(all[index])] : [])));
    for (const [at, index] of indexes.entries()) {
      if (marks[at]) titles[index] = `${titles[index] ?? ''} (${marks[at]})`;
    }
  }
  return makeUnique(titles, [], ' ');
}

/** What can tell an operation from others with its title, the most readable first. */
function toWords({ event, name, path, method, callbackOf }: Placed): string[][] {
  const segments = event ? [name ?? path] : path.split('/').filter(Boolean);
  const words = segments.filter((segment) => event ?? !segment.includes('{'));
  const parameters = segments.filter((segment) => !words.includes(segment));
  const names = parameters.map((segment) => say(by, { name: segment.replaceAll(/[{}]/g, '') }));
  return [words, [method], names, callbackOf ? [callbackOf] : []];
}

function toOwnTitle(placed: Placed): string {
  const { operation, event, name, path } = placed;
  const given = operation.operationId ?? (event && (name ?? path));
  const title = given === undefined ? '' : toTitle(given);
  return toShortSummary(operation) || title || toKey(placed);
}

/** A summary that is a title. Some documents have whole descriptions as summaries. */
export function toShortSummary({ summary = '' }: Operation): string {
  const [text = '', ...further] = summary.trim().split(/\n\s*\n/);
  return text.length > mostOfTitle || further.length > 0
    ? ''
    : text
        .split('\n')
        .map((line) => line.trim())
        .join(' ');
}

const mostOfTitle = 120;
