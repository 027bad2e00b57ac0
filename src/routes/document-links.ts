/** Links between parts of a document, as Redoc, Swagger UI, Scalar and Stoplight Elements write them. */
import { type ApiDocument, decode } from '../openapi/document';
import type { View } from '../openapi/model';
import { toNameKey, toOwnSegment } from '../openapi/names';
import { toOverviewPlace, toRoute, toSchemaPlace } from './places';

/** The page of a link in a description, with an anchor. Undefined if the portal shows no such part. */
export type FindRoute = (href: string) => string | undefined;

/** Finds routes of links to tags, operations, schemas, and headings of the introduction. */
export function toFindRoute(view: View, document: ApiDocument): FindRoute {
  const rules = toRules(view, document);
  const keys = findKeys(document);
  const headings = new Set(listHeadings(document.info.description ?? '', keys));
  return (href) => {
    const heading = findHeading(headings, href, keys);
    if (heading !== undefined) return `/docs/introduction${heading}`;
    for (const [pattern, find] of rules) {
      const [, name, other = ''] = pattern.exec(href) ?? [];
      const route = name === undefined ? undefined : find(decode(name), decode(other));
      if (route !== undefined) return route;
    }
    return undefined;
  };
}

type Find = (name: string, other: string) => string | undefined;
type Rule = readonly [pattern: RegExp, find: Find];

function toRules({ categories, schemas = [] }: View, document: ApiDocument): readonly Rule[] {
  const endpoints = categories.flatMap((category) => category.endpoints);
  const tags = new Map(
    categories.flatMap((one) =>
      [toOwnSegment(one.title), one.id, toNameKey(one.title)].map(
        (key) => [key, toOverviewPlace(one).route] as const,
      ),
    ),
  );
  const operations = new Map(endpoints.map((one) => [one.operationId, toRoute(one)]));
  const calls = new Map(
    endpoints.toReversed().flatMap((one) => {
      const route = toRoute(one);
      return [one.path, `${one.path} ${one.method.toLowerCase()}`].map((key) => [key, route]);
    }),
  );
  const pages = new Map(schemas.map((one) => [one.name, toSchemaPlace(one).route]));
  // A translation has other titles.
  for (const { name, 'x-portal': portal } of document.tags ?? []) {
    const key = toOwnSegment(name);
    const route = tags.get(portal?.slug ?? key);
    if (route !== undefined && !tags.has(key)) tags.set(key, route);
  }
  const toTag = (name: string) => tags.get(toNameKey(name)) ?? tags.get(toOwnSegment(name));
  const toOperation = (id: string) => operations.get(id);
  const toCall = (path: string, method = '') => {
    const known = path.replaceAll('~1', '/').replaceAll('~0', '~').replace(/^\//, '');
    return calls.get(method === '' ? known : `${known} ${method.toLowerCase()}`);
  };
  return [
    [/^#(?:.*\/)?operations?\/([^/]+)$/, toOperation],
    [/^#(?:.*\/)?paths\/([^/]+)\/([^/]+)/, toCall],
    [/^#(?:.*\/)?paths\/([^/]+)$/, toCall],
    [/^#(?:.*\/)?(?:schema|model)s?\/([^/]+)$/i, (name) => pages.get(name)],
    [/^#tag\/[^/]+\/([A-Za-z]+)\/(.+)$/, (method, path) => toCall(path, method)],
    [/^#tag\/([^/]+)$/, toTag],
    [/^#section\/(authentication)\b/i, () => '/docs/authentication'],
    [/^#\/[^/]+\/([^/]+)$/, toOperation],
    [/^#\/([^/]+)$/, toTag],
  ];
}

/** Whether a link leads to another site. */
export function isExternal(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/.test(href);
}

/** The links in a text that lead neither to other sites nor to headings of the text. */
export function listInnerLinks(text: string): readonly string[] {
  const own = new Set(listHeadings(text));
  const found = text.matchAll(/\]\(\s*<?([^\s()<>]+)|\bhref\s*=\s*["']([^"']+)/g);
  return [...found]
    .map(([, href = '', ofTag = href]) => ofTag)
    .filter((href) => !isExternal(href) && findHeading(own, href) === undefined);
}

/** Where a link to a heading among those of a text leads to. */
export function findHeading(
  headings: ReadonlySet<string>,
  href: string,
  keys?: HeadingKeys,
): string | undefined {
  const [, name = ''] = /^#(?:(?:section|description)\/(?:.*\/)?)?([^/]+)$/.exec(href) ?? [];
  const key = toHeadingKey(decode(name), keys);
  return headings.has(key) ? toHeadingLink(key) : undefined;
}

/* Headings of descriptions. */

/** The keys of the headings of originals, by those of their translations. */
export type HeadingKeys = ReadonlyMap<string, string>;

const keysOfDocuments = new WeakMap<ApiDocument, HeadingKeys>();

/** Headings have the anchors of the original in each language. */
export function keepKeys(document: ApiDocument, keys: HeadingKeys): void {
  keysOfDocuments.set(document, keys);
}

/** Undefined for an original. */
export function findKeys(document: ApiDocument): HeadingKeys | undefined {
  return keysOfDocuments.get(document);
}

/** The keys of the headings of a text. */
export function listHeadings(text: string, keys?: HeadingKeys): readonly string[] {
  const shown = text.replaceAll(/^(```|~~~).*\n(?:(?!\1).*\n)*/gm, '');
  return [...shown.matchAll(/^ {0,3}#{1,6}[ \t]+(\S.*)$/gm)].map(([, name = '']) =>
    toHeadingKey(name, keys),
  );
}

/** What headings and links to them have in common, whatever marks and hyphens they are written with. */
export function toHeadingKey(text: string, keys?: HeadingKeys): string {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const key = words.filter(Boolean).join('-');
  return keys?.get(key) ?? key;
}

/** The link to a heading of a description. The prefix tells it from headings of the page. */
export function toHeadingLink(text: string): string {
  return `#section/${toHeadingKey(text)}`;
}
