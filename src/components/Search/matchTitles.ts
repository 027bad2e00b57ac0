/** The search in titles, paths and fields, for both searches. They load it together with the titles. */
import type { PageTitle } from '@portal/src/routes/titles';

export interface TitleIndex {
  readonly pages: readonly PageTitle[];
  /** The pages that match a text, the best ones first. */
  readonly find: (text: string) => readonly TitleMatch[];
  /** The text with its unknown words replaced by known ones that differ by one typo. */
  readonly correct: (text: string) => string;
}

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
  readonly segments: readonly string[];
  readonly path: string;
  /** The anchors of its fields after a dot: `.body.locales.title`. */
  readonly fields: readonly string[];
  readonly names: string;
}

/** Shorter texts match nearly every path and field. */
const leastLength = 3;

/**
 * An index that finds, ignoring case: first the pages whose title is or contains a text, then those whose
 * title contains it if hyphens and spaces count as the same, then those whose title has words that
 * start with its words, in any order, then those with such a path, then those with such a field.
 * Finds nothing for blank text.
 */
export function createIndex(pages: readonly PageTitle[]): TitleIndex {
  const entries = pages.map(toEntry);
  const find: TitleIndex['find'] = (text) => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return [];
    const typed = toWords(wanted);
    const starts = typed.map((word) => ` ${word}`);
    const words = starts.join('');
    const part = words.slice(1);
    // All matching titles contain each of the words.
    const [longest = ''] = typed.toSorted((a, b) => b.length - a.length);
    const similar = entries.filter((entry) => entry.words.includes(longest));
    const found = new Set([
      ...similar.filter(({ title }) => title === wanted),
      ...similar.filter(({ title }) => title.includes(wanted)),
      ...similar.filter((entry) => entry.words === words),
      ...similar.filter((entry) => entry.words.includes(part)),
      ...similar.filter((entry) => starts.every((start) => entry.words.includes(start))),
      ...matchPaths(entries, wanted),
    ]);
    const matches = [...found].map(({ page }) => ({ page, href: page.permalink }));
    return [...matches, ...matchFields(entries, found, wanted)];
  };
  let names: ReadonlySet<string> | undefined;
  return { pages, find, correct: (text) => correct(text, (names ??= listNames(entries))) };
}

/** Hyphens and spaces count as the same. */
function toWords(text: string): readonly string[] {
  return text.split(/[\s-]+/);
}

function toEntry(page: PageTitle): Entry {
  const title = page.title.toLowerCase();
  const words = ` ${toWords(title).join(' ')}`;
  const segments = toSegments(page.endpoint?.path.toLowerCase() ?? '');
  const fields = (page.endpoint?.fields ?? []).map((field) => `.${foldName(field)}`);
  return {
    page,
    title,
    words,
    segments,
    path: segments.join('/'),
    fields,
    names: fields.join(' '),
  };
}

function toSegments(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

/** As names are compared: `pageSize` is `page_size`, and `locales[].title` is `locales.title`. */
function foldName(name: string): string {
  return name.toLowerCase().replace(/\[[^[\]]*\]|[\s_-]/g, '');
}

/**
 * Finds a part of a path, or an address with values, such as
 * `post https://api.example.com/campaigns/links?page=1`: of several templates that fit it, the ones
 * with the most literal segments, those of the method first.
 */
function matchPaths(entries: readonly Entry[], wanted: string): readonly Entry[] {
  const [, first = '', others = ''] = /^(\S+)\s(.*)$/s.exec(wanted) ?? [];
  const methods = new Set(entries.map(({ page }) => page.endpoint?.method.toLowerCase()));
  const [typedMethod, rest] = methods.has(first) ? [first, others.trimStart()] : ['get', wanted];
  const path = rest.replace(/^[a-z]+:\/\/[^/?#]*/, '').replace(/[?#].*/s, '');
  const address = toSegments(path).map((segment) => decode(segment).toLowerCase());
  const typed = address.join('/');
  if (typed.length < leastLength) return [];
  const parts = entries.filter((entry) => entry.path.includes(typed));
  // A template that fits a single segment contains it.
  const fits = (address.length > 1 ? entries : parts).map((one) => ({
    one,
    literals: countLiterals(one.segments, address),
  }));
  const most = Math.max(1, ...fits.map(({ literals }) => literals));
  const best = fits.filter(({ literals }) => literals === most).map(({ one }) => one);
  return [
    ...best.filter(({ page }) => page.endpoint?.method.toLowerCase() === typedMethod),
    ...best,
    ...parts,
  ];
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
 * The number of literal segments that an address and the end of a template share. The address may
 * have a prefix, or start at any literal segment. 0 if it does not fit.
 */
function countLiterals(template: readonly string[], address: readonly string[]): number {
  const isLiteral = (segment = '') => !segment.startsWith('{');
  const length = Math.min(template.length, address.length);
  if (address.length < template.length && !isLiteral(template.at(-length))) return 0;
  let count = 0;
  for (let place = 1; place <= length; place += 1) {
    const segment = template.at(-place);
    if (!isLiteral(segment)) continue;
    if (segment !== address.at(-place)) return 0;
    count += 1;
  }
  return count;
}

/**
 * Finds a part of a name, or a path from any level to an incomplete name: `locales[].ti`, in pages not
 * found before. Complete names come first, and parameters before fields of responses.
 */
function matchFields(
  entries: readonly Entry[],
  found: ReadonlySet<Entry>,
  text: string,
): readonly TitleMatch[] {
  const wanted = foldName(text.replace(/^#/, ''));
  if (text.length < leastLength || wanted === '') return [];
  const name = `.${wanted}`;
  const isPart = (field: string) =>
    wanted.includes('.')
      ? field.includes(name)
      : field.slice(field.lastIndexOf('.')).includes(wanted);
  return entries
    .filter((entry) => entry.names.includes(wanted) && !found.has(entry))
    .flatMap(({ page, fields }) => {
      const complete = fields.findIndex((field) => field.endsWith(name));
      const anchor = page.endpoint?.fields[complete < 0 ? fields.findIndex(isPart) : complete];
      if (anchor === undefined) return [];
      const href = `${page.permalink}#${encodeURIComponent(anchor)}`;
      const rank = (complete < 0 ? 2 : 0) + (anchor.startsWith('response') ? 1 : 0);
      return [{ page, href, field: anchor.slice(anchor.indexOf('.') + 1), rank }];
    })
    .toSorted((a, b) => a.rank - b.rank);
}

function listNames(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ words, segments, fields }) => [
      ...words.trim().split(' '),
      ...segments,
      ...fields.map((field) => field.slice(field.lastIndexOf('.') + 1)),
    ]),
  );
}

/** Words of the least length are similar to too many others. */
function correct(text: string, known: ReadonlySet<string>): string {
  const toKnown = (word: string) => {
    const isKnown = [...known].some((name) => name.startsWith(word));
    if (word.length <= leastLength || isKnown) return word;
    return [...known].find((name) => isTypo(word, name)) ?? word;
  };
  return toWords(text.trim().toLowerCase()).map(toKnown).join(' ');
}

/** Whether two words differ by one letter that is wrong, missing or added, or by two swapped ones. */
function isTypo(word: string, name: string): boolean {
  const most = Math.min(word.length, name.length);
  let start = 0;
  while (start < most && word[start] === name[start]) start += 1;
  let end = 0;
  while (end < most - start && word.at(-1 - end) === name.at(-1 - end)) end += 1;
  const typed = word.slice(start, word.length - end);
  const meant = name.slice(start, name.length - end);
  if (typed.length <= 1 && meant.length <= 1) return true;
  return typed.length === 2 && meant.length === 2 && typed === `${meant[1]}${meant[0]}`;
}
