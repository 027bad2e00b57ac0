/** Reads the pages that editors write, in reading order. */
import path from 'node:path/posix';
import { load } from 'js-yaml';
import { isObject } from '../../../src/catalogue/check/values';
import type { SourceFile } from '../../../src/content/files';
import type { Page } from '../../../src/content/pages/page';
import { readPages } from '../../../src/content/pages/read';
import { withoutNumbers } from '../../../src/site-map/default-slug';
import { referenceFolder } from '../../../src/site-map/places';
import { toReadable } from '../../docs/sidebar-items';

export interface EditorPages {
  readonly siteDir: string;
  /** The folder of the pages: `docs`, or `versioned_docs/version-1.0`. */
  readonly folder: string;
  /** The published pages in reading order: the home page, those without a folder, then folders. */
  readonly pages: readonly Page[];
  /** Pages that other pages import. */
  readonly partials: readonly Page[];
  /** The name of each folder in the sidebar. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Reads the pages of a version, without drafts and generated pages. */
export async function readEditorPages(siteDir: string, folder: string): Promise<EditorPages> {
  const isWritten = (name: string) => !name.startsWith(`${referenceFolder}/`);
  const { pages, partials, categories } = await readPages(siteDir, folder, isWritten);
  const folders = new Map(categories.map((source) => [path.dirname(source.file), read(source)]));
  const toKeys = (page: Page) => toSortKeys(page, folder, folders);
  const published = pages.filter(({ frontMatter }) => frontMatter?.['draft'] !== true);
  return {
    siteDir,
    folder,
    pages: published.toSorted((a, b) => compare(toKeys(a), toKeys(b))),
    partials,
    labels: new Map(
      pages.map(({ file }) => {
        const directory = toTopFolder(file, folder);
        const label = folders.get(`${folder}/${directory}`)?.['label'];
        const name = toReadable(withoutNumbers(directory));
        return [file, typeof label === 'string' ? label : name];
      }),
    ),
  };
}

type Keys = Readonly<Record<string, unknown>>;

/** The keys of a category file. Docusaurus reports invalid ones. */
function read({ text }: SourceFile): Keys {
  const value = load(text);
  return isObject(value) ? value : {};
}

/** The first folder of a page. Empty if the page is not in a folder. */
function toTopFolder(file: string, folder: string): string {
  const [first = '', ...rest] = path.relative(folder, file).split('/');
  return rest.length === 0 ? '' : first;
}

/** What pages are sorted by: the position and the name of each folder, and those of the page. */
type SortKey = readonly [position: number, name: string];

function toSortKeys(
  { file, route, frontMatter }: Page,
  folder: string,
  folders: ReadonlyMap<string, Keys>,
): readonly SortKey[] {
  if (route === '/') return [];
  const names = path.relative(folder, file).split('/');
  const parents = names.slice(0, -1).map((name, index): SortKey => {
    const keys = folders.get(path.join(folder, ...names.slice(0, index + 1)));
    return [toPosition(keys?.['position'], name), name];
  });
  const name = names.at(-1) ?? '';
  const position = /^(index|readme)\./i.test(name) ? -Infinity : frontMatter?.['sidebar_position'];
  const own: SortKey = [toPosition(position, name), name];
  // Pages without a folder come first.
  return parents.length === 0 ? [[-Infinity, ''], own] : [...parents, own];
}

/** The position that an editor set, or the number in front of the name. */
function toPosition(position: unknown, name: string): number {
  if (typeof position === 'number') return position;
  const number = withoutNumbers(name) === name ? undefined : /^\d+/.exec(name)?.[0];
  return number === undefined ? Infinity : Number(number);
}

function compare(a: readonly SortKey[], b: readonly SortKey[]): number {
  for (const [index, [position, name]] of a.entries()) {
    const other = b[index];
    if (!other) return 1;
    if (position !== other[0]) return position < other[0] ? -1 : 1;
    if (name !== other[1]) return name < other[1] ? -1 : 1;
  }
  return a.length - b.length;
}
