/** Adds what search-local finds in the text of pages to the pages of the title index. */
import type { SearchMatch } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import { groupBy } from '@docusaurus/theme-common';
import type { TitleIndex, TitleMatch } from './matchTitles';
import { loadTitles } from './useTitleSearch';

export interface FoundPage extends TitleMatch {
  readonly sections: readonly FoundSection[];
  /** What to mark: the words of the query, and their forms in the page. */
  readonly words: readonly string[];
}

interface FoundSection {
  readonly href: string;
  /** Undefined for the start of the page. */
  readonly heading?: string | undefined;
  readonly excerpt?: string | undefined;
}

type QueryText = (words: string) => Promise<readonly SearchMatch[]>;

const matchLimit = 200;

/** The type of headings in the index of search-local. Those of titles and keywords have no text. */
const headingType = 1;
const isShown = ({ type }: SearchMatch) => type !== 0 && type !== 3;

/**
 * The pages of a version that the search box finds, in its order, then those in whose text all words
 * occur. If there are none, those for the text without typos.
 * @param folder URL of the folder that contains the index of the text, with a trailing slash
 */
export async function findPages(
  version: string,
  folder: string,
  text: string,
): Promise<readonly FoundPage[]> {
  const [index, queryText] = await Promise.all([loadTitles(version), loadTextQuery(folder)]);
  const pages = await findExactly(index, queryText, text);
  return pages.length > 0 ? pages : findExactly(index, queryText, index.correct(text));
}

/** The query of the text of pages, which `npm start` does not have. */
async function loadTextQuery(folder: string): Promise<QueryText> {
  if (isLiveServer) return () => Promise.resolve([]);
  const { searchByWorker } =
    await import('@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker');
  return (words) => searchByWorker(folder, '', words, matchLimit);
}

async function findExactly(
  { pages, find }: TitleIndex,
  queryText: QueryText,
  text: string,
): Promise<readonly FoundPage[]> {
  const words = toWords(text);
  const matches = words.length > 0 ? await queryText(words.join(' ')) : [];
  const byPage = groupBy(matches, ({ document }) => document.u);
  const found = new Map(find(text).map((match) => [match.page.permalink, match]));
  for (const permalink of Object.keys(byPage)) {
    const page = pages.find((each) => each.permalink === permalink);
    if (page && !found.has(permalink)) found.set(permalink, { page, href: permalink });
  }
  return [...found].map(([permalink, match]) => toFoundPage(match, byPage[permalink] ?? [], words));
}

/** Without the characters that the index trims: `/boards/` becomes `boards`. */
function toWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/^\W+|(?<!\W)\W+$/g, ''))
    .filter((word) => word !== '');
}

function toFoundPage(
  match: TitleMatch,
  matches: readonly SearchMatch[],
  query: readonly string[],
): FoundPage {
  const forms = matches.flatMap(listForms).filter((form) => !toPattern(query).test(form));
  const words = [...query, ...forms];
  const { page, href, field } = match;
  const sections = new Map<string, FoundSection>();
  if (field !== undefined) sections.set('field', { href, heading: field });
  for (const { type, document } of matches.filter(isShown)) {
    const { u: url, h: anchor = '', t: text, s: title = text } = document;
    const key = `${anchor} ${title}`;
    // The first of a section counts.
    const known = sections.get(key)?.excerpt;
    const excerpt = known ?? (type === headingType ? undefined : toExcerpt(text, words));
    const heading = title === page.title ? undefined : title;
    sections.set(key, { href: url + anchor, heading, excerpt });
  }
  return { ...match, sections: [...sections.values()], words };
}

/** The words of a text that match, such as `scanning` for `scans`. */
function listForms({ document, metadata }: SearchMatch): readonly string[] {
  return Object.values(metadata)
    .flatMap(({ t }) => t?.position ?? [])
    .map(([start, length]) => document.t.slice(start, start + length).toLowerCase());
}

/** A pattern for any of the words, with one group. */
export function toPattern(words: readonly string[]): RegExp {
  const verbatim = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`(${verbatim.join('|')})`, 'i');
}

/**
 * The words around the first match or, if the text documents a field with that name, the field. In
 * the index, `#` follows the name of each field; a dot replaces it.
 */
function toExcerpt(text: string, words: readonly string[]): string {
  const any = toPattern(words).source;
  const after = String.raw`(?: (?!\S+ # )\S+){0,30}`;
  const field = new RegExp(String.raw`(?<!\S)${any} #${after}`, 'i').exec(text);
  const found =
    field ?? new RegExp(String.raw`(?<!\S)(?:\S+ ){0,6}\S*${any}\S*${after}`, 'i').exec(text);
  const { 0: part, index } = found ?? { 0: '', index: 0 };
  const [before, rest] = [!field && index > 0, text.slice(index + part.length)];
  const isCut = rest !== '' && !/^ \S+ # /.test(rest);
  return `${before ? '… ' : ''}${part.replaceAll(' # ', ' · ')}${isCut ? ' …' : ''}`;
}
