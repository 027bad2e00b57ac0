/** The pages whose title or path contains what a reader typed: the first results of each search. */
import { decode } from '../openapi/document';
import { emptyWords } from './english';
import { fold } from './words';
import type { PageTitle } from './model';

/** The pages that match a text, the best ones first. */
export type FindTitles = (text: string) => readonly PageTitle[];

/** A page with what its matching compares, so that a key only folds the typed text. */
interface Entry {
  readonly page: PageTitle;
  readonly title: string;
  /** The words of the title, a space before each. */
  readonly words: string;
  /** The length of those that say something. */
  readonly telling: number;
  readonly segments: readonly string[];
  readonly path: string;
  readonly operationId: string;
}

/** Shorter texts match nearly every path. */
const leastLength = 3;

/**
 * A function that finds, ignoring case: first the pages whose title is a text, or starts with it, then those
 * whose title contains it, the shortest first, then those with such an operation ID or path. Hyphens and
 * spaces count as the same, articles as nothing. Finds nothing for blank text.
 */
export function indexTitles(pages: readonly PageTitle[]): FindTitles {
  const entries = pages.map(toEntry);
  // Sorted once, since the first letter of a text finds most pages.
  const sorted = entries.toSorted((one, other) => one.telling - other.telling);
  return (text) => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return [];
    const typed = { wanted, words: toWords(wanted) };
    const levels = Array.from({ length: none }, (): PageTitle[] => []);
    for (const entry of sorted) levels[toLevel(entry, typed)]?.push(entry.page);
    const paths = matchPaths(entries, wanted).map(({ page }) => page);
    return paths.length === 0 ? levels.flat() : [...new Set([...levels.flat(), ...paths])];
  };
}

interface Typed {
  readonly wanted: string;
  readonly words: string;
}

/** The number of levels, which is that of pages that do not match. */
const none = 6;

/** Where a page stands among the matching ones: what explains operations comes behind them. */
function toLevel({ page, title, words, operationId }: Entry, typed: Typed): number {
  if (title === typed.wanted) return 0;
  if (!page.explains && words.startsWith(typed.words)) {
    // `repos` is rather `repositories` than `repository`.
    const [end = ''] = words.slice(typed.words.length).split(' ');
    return typed.words.endsWith('s') && end !== '' && !end.endsWith('s') ? 2 : 1;
  }
  if (title.includes(typed.wanted)) return page.explains ? 4 : 3;
  return operationId === typed.wanted ? 5 : none;
}

/** A space before each word, without articles and `'s`. One at an end can be a part of another word. */
function toWords(text: string): string {
  const words = fold(text).split(/[\s-]+/);
  return ` ${words.join(' ')}`.replaceAll(/(?<=\S)(?: (?:an?|the)|['’]s)(?= )/g, '');
}

function toEntry(page: PageTitle): Entry {
  const title = page.title.toLowerCase();
  const words = toWords(title);
  const segments = toSegments(page.endpoint?.path.toLowerCase() ?? '');
  const operationId = page.endpoint?.operationId.toLowerCase() ?? '';
  const telling = words
    .split(' ')
    .filter((word) => !emptyWords.has(word))
    .join(' ').length;
  return { page, title, words, telling, segments, path: segments.join('/'), operationId };
}

function toSegments(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

/**
 * Finds a part of a path, or an address with values, such as
 * `post https://api.example.com/campaigns/links?page=1`: of several templates that fit it, the ones
 * with the most literal segments, those of the method first.
 */
function matchPaths(entries: readonly Entry[], wanted: string): readonly Entry[] {
  if (wanted.length < leastLength) return [];
  const [, method = '', others = ''] = /^(\S+)\s(.*)$/s.exec(wanted) ?? [];
  const isOf = (name: string) => (entry: Entry) =>
    entry.page.endpoint?.method.toLowerCase() === name;
  const ofMethod = entries.filter(isOf(method));
  const { best, parts } =
    ofMethod.length > 0 ? matchPath(ofMethod, others.trimStart()) : matchPath(entries, wanted);
  return [...best.filter(isOf('get')), ...best, ...parts];
}

/** The endpoints whose template fits an address best, then those whose template contains it. */
function matchPath(entries: readonly Entry[], text: string) {
  const path = text.replace(/^[a-z]+:\/\/[^/?#]*/, '').replace(/[?#].*/s, '');
  const address = toSegments(path).map((segment) => decode(segment).toLowerCase());
  const typed = address.join('/');
  if (typed.length < leastLength) return { best: [], parts: [] };
  const parts = entries.filter((entry) => entry.path.includes(typed));
  // A template that fits a single segment contains it.
  const fits = (address.length > 1 ? entries : parts).map((one) => ({
    one,
    literals: countLiterals(one.segments, address),
  }));
  const most = Math.max(1, ...fits.map(({ literals }) => literals));
  return { best: fits.filter(({ literals }) => literals === most).map(({ one }) => one), parts };
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
