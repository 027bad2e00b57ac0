/** Reads the pages of a folder: `docs`, or that of a version. */
import { isPartial, toDefaultSlug } from '../../site-map/default-slug';
import { isProblem, isSource, listFiles, readSource, type SourceFile } from '../files';
import type { ContentProblem } from '../problem';
import { isCategoryFile } from './categories';
import { parsePage, type Page } from './page';

export interface ReadPages {
  readonly pages: readonly Page[];
  /** What pages import, and no reader opens. */
  readonly partials: readonly Page[];
  /** All files of pages, those included that cannot be read. */
  readonly files: readonly string[];
  /** What the sidebar says of folders. */
  readonly categories: readonly SourceFile[];
  /** Addresses of all pages. */
  readonly routes: readonly string[];
  readonly problems: readonly ContentProblem[];
}

/** `isWanted` is asked about the path of a file below the folder. */
export async function readPages(
  siteDir: string,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<ReadPages> {
  const names = await listFiles(siteDir, folder, (name) => isWanted(name) && !isHidden(name));
  const files = names.filter(isPage);
  const read = (wanted: readonly string[]) =>
    Promise.all(wanted.map((file) => readSource(siteDir, file)));
  const [sources, categories] = await Promise.all([
    read(files),
    read(names.filter(isCategoryFile)),
  ]);
  const parsed = await Promise.all(sources.filter(isSource).map(parsePage));
  const readable = parsed.map(({ page }) => page);
  const pages = readable.filter(({ file }) => !isPartial(file));
  const unreadable = sources.filter(isProblem);
  return {
    pages,
    partials: readable.filter(({ file }) => isPartial(file)),
    files,
    categories: categories.filter(isSource),
    routes: [...pages.map(({ route }) => route), ...unreadable.map(toUnreadableRoute)],
    problems: [
      ...unreadable,
      ...categories.filter(isProblem),
      ...parsed.flatMap(({ problems }) => problems),
      ...names.filter(isMisnamed).map(toMisnamed),
    ],
  };
}

function toUnreadableRoute({ file }: Pick<SourceFile, 'file'>): string {
  return toDefaultSlug(file);
}

/** The names that Docusaurus reads; those of tests it leaves out. */
function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && !isTest(file);
}

function isTest(file: string): boolean {
  return /\.test\.mdx?$|(^|\/)__tests__\//.test(file);
}

/** Hidden files, and those that editors' programs write for a moment or keep as copies. */
function isHidden(name: string): boolean {
  return /(^|\/)[.#]|~$/.test(name);
}

function isMisnamed(file: string): boolean {
  return isTest(file) || (!isPage(file) && /\.(mdx?|markdown|mdown|mkdn?)(\.\w+)?$/i.test(file));
}

function toMisnamed(file: string): ContentProblem {
  const name = /[^/]*$/.exec(file)?.[0] ?? file;
  const stem = name.replace(/\..*$/, '');
  return {
    file,
    where: 'file name',
    found: `${JSON.stringify(name)}, which is not published`,
    expected: 'a name that ends with ".mdx"',
    hint: `Rename it to ${JSON.stringify(`${stem}.mdx`)}.`,
  };
}
