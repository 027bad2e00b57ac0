/** The search in the titles. The search box loads it together with them. */
import type { PageTitle } from '@site/src/site-map/titles';

/** A page that matches a text. */
export interface TitleMatch {
  readonly page: PageTitle;
  /** The anchor of the parameter that matches, if nothing else does. */
  readonly field?: string;
}

/** A page with what its matching compares, so that a key only folds the typed text. */
interface Entry {
  readonly page: PageTitle;
  readonly title: string;
  /** The title after a space, so that a space precedes each of its words. */
  readonly words: string;
  /** The path, and its segments. Without a slash at its end, as readers may omit it. */
  readonly path: string;
  readonly segments: readonly string[];
  /** The anchors of its parameters after a dot: `.body.locales.title`. */
  readonly fields: readonly string[];
}

type Rank = (entry: Entry) => TitleMatch | undefined;

/** Shorter texts match nearly every path and parameter. */
const leastLength = 3;

/**
 * A function that returns the pages that match a text, ignoring case: first those whose title
 * contains it, then those whose title contains words that start with its words, in any order, then
 * those with such a path, then those with such a parameter. Empty for blank text.
 */
export function createFind(pages: readonly PageTitle[]): (text: string) => readonly TitleMatch[] {
  const entries = pages.map(toEntry);
  return (text) => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return [];
    const ranks = [
      createTitleRank(wanted),
      createWordRank(wanted),
      ...(wanted.length < leastLength
        ? []
        : [createPathRank(wanted, entries), createFieldRank(wanted)]),
    ];
    const found = new Map<Entry, TitleMatch>();
    for (const rank of ranks) {
      for (const entry of entries) {
        const match = found.has(entry) ? undefined : rank(entry);
        if (match) found.set(entry, match);
      }
    }
    return [...found.values()];
  };
}

function toEntry(page: PageTitle): Entry {
  const title = page.title.toLowerCase();
  const path = page.endpoint?.path.toLowerCase().replace(/\/$/, '') ?? '';
  return {
    page,
    title,
    words: ` ${title.replaceAll('-', ' ')}`,
    path,
    segments: path.split('/').filter(Boolean),
    fields: (page.endpoint?.fields ?? []).map((field) => `.${foldName(field)}`),
  };
}

/**
 * Names as they are compared: `pageSize`, `page_size` and `page size` are equal, and so are
 * `locales[].title`, `locales[0].title` and `locales.title`.
 */
function foldName(name: string): string {
  return name.toLowerCase().replace(/\[[^\]]*\]|[\s_-]/g, '');
}

function createTitleRank(wanted: string): Rank {
  return ({ page, title }) => (title.includes(wanted) ? { page } : undefined);
}

/** Hyphens and spaces count as the same. */
function createWordRank(wanted: string): Rank {
  const starts = wanted.split(/[\s-]+/).map((word) => ` ${word}`);
  return ({ page, words }) =>
    starts.every((start) => words.includes(start)) ? { page } : undefined;
}

/**
 * Matches a part of a path, or an address with values: of several templates that fit it, the ones
 * with the most literal segments.
 */
function createPathRank(wanted: string, entries: readonly Entry[]): Rank {
  const address = toSegments(wanted);
  const typed = address.join('/');
  if (typed.length < leastLength) return () => undefined;
  const fits = entries.map(({ segments }) => countLiterals(segments, address));
  const most = Math.max(1, ...fits);
  const best = new Set(entries.filter((_, index) => fits[index] === most));
  return (entry) =>
    best.has(entry) || entry.path.includes(typed) ? { page: entry.page } : undefined;
}

/**
 * The path segments of a pasted address: without method, host, query and fragment, such as
 * `get https://api.example.com/campaigns/links?page=1`.
 */
function toSegments(wanted: string): readonly string[] {
  const [address = ''] = wanted
    .replace(/^(get|post|put|delete)\s+/, '')
    .replace(/^[a-z]+:\/\/[^/?#]*/, '')
    .split(/[?#]/);
  return address
    .split('/')
    .filter(Boolean)
    .map((segment) => decode(segment).toLowerCase());
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
  const isLiteral = (segment: string) => !segment.startsWith('{');
  const fits =
    prefix >= 0 &&
    template.every((segment, index) => !isLiteral(segment) || segment === address[prefix + index]);
  return fits ? template.filter(isLiteral).length : 0;
}

/** Matches a part of a name, or a path from any level to an incomplete name: `locales[].ti`. */
function createFieldRank(text: string): Rank {
  const wanted = foldName(text.replace(/^#/, ''));
  const isPath = wanted.includes('.');
  const isMatch = (field: string) =>
    field.slice(field.lastIndexOf('.')).includes(wanted) ||
    (isPath && field.includes(`.${wanted}`));
  return ({ page, fields }) => {
    const field = wanted === '' ? undefined : page.endpoint?.fields[fields.findIndex(isMatch)];
    return field === undefined ? undefined : { page, field };
  };
}
