/** The search in titles, paths and fields, for both searches. They load it together with the titles. */
import type { PageTitle } from '@site/src/site-map/titles';

/** The pages of a version. */
export interface TitleIndex {
  readonly pages: readonly PageTitle[];
  /** The pages that match a text, the best ones first. */
  readonly find: (text: string) => readonly TitleMatch[];
}

/** A page that matches a text. */
export interface TitleMatch {
  readonly page: PageTitle;
  /** The URL of the page or of its field. */
  readonly href: string;
  /** The field that matches, such as `locales.title`, if nothing else does. */
  readonly field?: string;
}

/** A page with what its matching compares, so that a key only folds the typed text. */
interface Entry {
  readonly page: PageTitle;
  readonly title: string;
  /** The title after a space, so that a space precedes each of its words. */
  readonly words: string;
  /** The segments of the path. */
  readonly segments: readonly string[];
  /** The anchors of its fields after a dot: `.body.locales.title`. */
  readonly fields: readonly string[];
}

/** Shorter texts match nearly every path and field. */
const leastLength = 3;

/**
 * An index that finds, ignoring case: first the pages whose title contains a text, then those whose
 * title contains words that start with its words, in any order, then those with such a path, then
 * those with such a field. Finds nothing for blank text.
 */
export function createIndex(pages: readonly PageTitle[]): TitleIndex {
  const entries = pages.map(toEntry);
  const find: TitleIndex['find'] = (text) => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return [];
    // Hyphens and spaces count as the same.
    const starts = wanted.split(/[\s-]+/).map((word) => ` ${word}`);
    const longEnough = wanted.length < leastLength ? [] : entries;
    const found = new Set([
      ...entries.filter(({ title }) => title.includes(wanted)),
      ...entries.filter(({ words }) => starts.every((start) => words.includes(start))),
      ...filterByPath(longEnough, wanted),
    ]);
    const others = longEnough.filter((entry) => !found.has(entry));
    const pages = [...found].map(({ page }) => ({ page, href: page.permalink }));
    return [...pages, ...matchFields(others, wanted)];
  };
  return { pages, find };
}

function toEntry(page: PageTitle): Entry {
  const { title, endpoint } = page;
  return {
    page,
    title: title.toLowerCase(),
    words: ` ${title.toLowerCase().replaceAll('-', ' ')}`,
    segments: toSegments(endpoint?.path.toLowerCase() ?? ''),
    fields: (endpoint?.fields ?? []).map((field) => `.${foldName(field)}`),
  };
}

function toSegments(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

/**
 * Names as they are compared: `pageSize`, `page_size` and `page size` are equal, and so are
 * `locales[].title`, `locales[0].title` and `locales.title`.
 */
function foldName(name: string): string {
  return name.toLowerCase().replace(/\[[^\]]*\]|[\s_-]/g, '');
}

/**
 * Finds a part of a path, or an address with values, such as
 * `get https://api.example.com/campaigns/links?page=1`: of several templates that fit it, the ones
 * with the most literal segments.
 */
function filterByPath(entries: readonly Entry[], wanted: string): readonly Entry[] {
  const path = wanted
    .replace(/^(get|post|put|delete)\s+/, '')
    .replace(/^[a-z]+:\/\/[^/?#]*/, '')
    .replace(/[?#].*/s, '');
  const address = toSegments(path).map((segment) => decode(segment).toLowerCase());
  const typed = address.join('/');
  if (typed.length < leastLength) return [];
  const fits = entries.map(({ segments }) => countLiterals(segments, address));
  const most = Math.max(1, ...fits);
  return entries.filter(
    ({ segments }, index) => fits[index] === most || segments.join('/').includes(typed),
  );
}

/** Addresses are typed by readers, so they may be invalid. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The number of literal segments of a template that fits the end of an address, which may have a
 * prefix. 0 if it does not fit.
 */
function countLiterals(template: readonly string[], address: readonly string[]): number {
  const prefix = address.length - template.length;
  const literals = [...template.entries()].filter(([, segment]) => !segment.startsWith('{'));
  const fits =
    prefix >= 0 && literals.every(([index, segment]) => segment === address[prefix + index]);
  return fits ? literals.length : 0;
}

/** Finds a part of a name, or a path from any level to an incomplete name: `locales[].ti`. */
function matchFields(entries: readonly Entry[], text: string): readonly TitleMatch[] {
  const wanted = foldName(text.replace(/^#/, ''));
  if (wanted === '') return [];
  const isPath = wanted.includes('.');
  const isMatch = (field: string) =>
    field.slice(field.lastIndexOf('.')).includes(wanted) ||
    (isPath && field.includes(`.${wanted}`));
  return entries.flatMap(({ page, fields }) => {
    const anchor = page.endpoint?.fields[fields.findIndex(isMatch)];
    if (anchor === undefined) return [];
    const href = `${page.permalink}#${encodeURIComponent(anchor)}`;
    return [{ page, href, field: anchor.slice(anchor.indexOf('.') + 1) }];
  });
}
