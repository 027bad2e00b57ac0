import type { SearchMatch } from '@site/src/framework/client/search-index';
import { buildExcerpt, type Part, toParts } from './excerpt';
import { findField, findFocus, type FoundField } from './foundField';
import { toRanges } from './words';

/** A page in the results with its matches. */
export interface FoundPage {
  readonly href: string;
  readonly title: readonly Part[];
  /** The sidebar groups that contain the page. */
  readonly trail: readonly string[];
  readonly places: readonly Place[];
}

/** A matching section. Without a heading, it is the start of the page. */
export interface Place {
  readonly href: string;
  readonly heading: readonly Part[] | null;
  readonly excerpt: readonly Part[] | null;
  /** The field that the excerpt shows. */
  readonly field?: FoundField | undefined;
}

const titleEntry = 0;
const headingEntry = 1;
const keywordsEntry = 3;

/** Groups matches by page. Keeps the order of the first match. */
export function toPages(
  matches: readonly SearchMatch[],
  words: readonly string[],
): readonly FoundPage[] {
  return groupBy(matches, ({ document }) => document.u).map((found) => toPage(found, words));
}

function toPage(
  matches: readonly [SearchMatch, ...SearchMatch[]],
  words: readonly string[],
): FoundPage {
  const [{ document, page }] = matches;
  const title = matches.find(({ type }) => type === titleEntry);
  const entry = title?.document ?? (page || document);
  const places = matches.filter(({ type }) => type !== titleEntry && type !== keywordsEntry);
  return {
    href: document.u,
    title: toParts(entry.t, title ? toRanges(title, words) : []),
    trail: entry.b ?? [],
    places: groupBy(places, toSection).map((found) => toPlace(found, entry.t, words)),
  };
}

/** Combines a heading and the paragraphs below it into one match. */
function toPlace(
  matches: readonly [SearchMatch, ...SearchMatch[]],
  pageTitle: string,
  words: readonly string[],
): Place {
  const [{ document }] = matches;
  const heading = matches.find(({ type }) => type === headingEntry);
  const text = matches.find(({ type }) => type !== headingEntry);
  const section = document.s ?? document.t;
  const ranges = text ? toRanges(text, words) : [];
  const focus = text && findFocus(text.document.t, ranges);
  return {
    href: document.u + (document.h ?? ''),
    heading:
      section === pageTitle ? null : toParts(section, heading ? toRanges(heading, words) : []),
    excerpt: text ? buildExcerpt(text.document.t, ranges, focus) : null,
    field: text && focus && findField(text.document, focus),
  };
}

/** The anchor and the heading, since headings without an anchor share the URL of the page. */
function toSection({ document: { h = '', s, t } }: SearchMatch): string {
  return `${h} ${s ?? t}`;
}

function groupBy<T>(items: readonly T[], toKey: (item: T) => string): readonly [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return [...groups.values()];
}
