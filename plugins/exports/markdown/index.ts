/** The pages of a version as Markdown files, with the lists of them for language models. */
import path from 'node:path';
import { load } from 'js-yaml';
import type { Page } from '../../../src/content/pages/page';
import { buildReferenceAlternates, type Alternate } from '../../../src/exports/markdown';
import type { ReleaseNotes, VersionRoutes } from '../../../src/exports/markdown/changelog';
import { buildLlmsFull, buildLlmsTree, toIntroduction } from '../../../src/exports/llms';
import { exportRoutes } from '../../../src/exports/routes';
import type { ExportedVersion, ExportFile } from '../../../src/exports/version';
import type { ChangelogPage } from '../../../src/page-data';
import { buildSiteMap } from '../../../src/site-map';
import { isReleaseNotes, withoutNumbers } from '../../../src/site-map/default-slug';
import {
  changelogPlace,
  referenceFolder,
  toDocId,
  toFile,
  toAlternateRoute,
} from '../../../src/site-map/places';
import { readPage } from '../../../src/versions/read';
import { toPageContext, type VersionContext } from './context';
import { buildPageTree, buildPartTree } from './tree';
import { loadMarkdownWriter } from './write';
import { isObject } from '../../../src/catalogue/check/properties';
import type { SourceFile } from '../../../src/content/files';
import { readPages } from '../../../src/content/pages/read';
import { toReadable } from '../../docs/sidebar';

/** What the Markdown files of a version contain besides its catalogue. */
export interface VersionPages extends EditorPages {
  readonly changelog: ChangelogPage;
  /** Release notes that the version itself does not have. */
  readonly otherNotes?: ReleaseNotes;
}

/** Reads the pages of a folder: `docs`, or `versioned_docs/version-1.0`. */
export async function readVersionPages(siteDir: string, folder: string): Promise<VersionPages> {
  const changelog = path.join(siteDir, folder, referenceFolder, toFile(changelogPlace, 'json'));
  return {
    ...(await readEditorPages(siteDir, folder)),
    changelog: readPage('changelog', changelog),
  };
}

/** Builds a file for each page, `/llms.txt` and `/llms-full.txt`. `routes` are those of all versions. */
export async function buildMarkdownFiles(
  version: ExportedVersion,
  pages: VersionPages,
  routes: VersionRoutes,
): Promise<readonly ExportFile[]> {
  const write = await loadMarkdownWriter();
  const alternates = buildAlternates(version, pages, routes);
  const written = alternates.map((alternate) => ({ ...alternate, text: write(alternate.tree) }));
  const introduction = write({ type: 'root', children: toIntroduction(version, alternates) });
  const listed = written.filter(({ isListed }) => isListed);
  return [
    ...written.map(({ route, text }) => ({
      route: toAlternateRoute(route),
      mediaType: 'text/markdown',
      text,
    })),
    toTextFile(exportRoutes.llms, write(buildLlmsTree(version, alternates))),
    toTextFile(exportRoutes.llmsFull, buildLlmsFull(introduction, listed, version)),
  ];
}

/** The Markdown of all pages in reading order. */
export function buildAlternates(
  version: ExportedVersion,
  pages: VersionPages,
  routes: VersionRoutes,
): readonly Alternate[] {
  const context = toVersionContext(version, pages);
  const { changelog, otherNotes = [] } = pages;
  const notes = new Map([...otherNotes, ...buildNotes(version, pages)]);
  return [
    ...buildEditorAlternates(pages, context),
    ...buildReferenceAlternates(version, { changelog, routes, notes }),
  ];
}

function toVersionContext(version: ExportedVersion, written: EditorPages): VersionContext {
  const { siteDir, folder, pages, partials } = written;
  const generated = buildSiteMap(version.catalogue);
  return {
    siteDir,
    version,
    partials: [...partials, ...pages],
    routes: new Map([
      ...generated.map((page) => [`${folder}/${toDocId(page)}.mdx`, page.route] as const),
      ...pages.map(({ file, route }) => [file, route] as const),
    ]),
  };
}

function buildEditorAlternates(
  { pages, labels }: EditorPages,
  context: VersionContext,
): readonly Alternate[] {
  return pages.map((page) => {
    const { unlisted, hide_from_search: isHidden } = page.frontMatter ?? {};
    const title = toText(page, 'title');
    return {
      route: page.route,
      title,
      summary: toText(page, 'description'),
      section: labels.get(page.file) || 'Overview',
      isListed: unlisted !== true && isHidden !== true,
      tree: buildPageTree(title, toPageContext(page, context)),
    };
  });
}

/** The release notes by version. The changelog contains them. */
export function buildNotes(version: ExportedVersion, pages: EditorPages): ReleaseNotes {
  const context = toVersionContext(version, pages);
  const notes = pages.partials.filter(({ file }) => isReleaseNotes(file));
  const toNotes = (page: Page) => buildPartTree(toPageContext(page, context));
  return new Map(notes.map((page) => [path.basename(page.file, '.md'), toNotes(page)]));
}

/** A text in the front matter. Empty if there is none. */
function toText({ frontMatter }: Page, key: string): string {
  const value = frontMatter?.[key];
  return typeof value === 'string' ? value : '';
}

function toTextFile(route: string, text: string): ExportFile {
  return { route, mediaType: 'text/plain', text };
}

/* Reads the pages that editors write, in reading order. */

interface EditorPages {
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
async function readEditorPages(siteDir: string, folder: string): Promise<EditorPages> {
  const isWritten = (name: string) => !name.startsWith(`${referenceFolder}/`);
  const { pages, partials, categories } = await readPages(siteDir, folder, isWritten);
  const folders = new Map(
    categories.map((source) => [path.posix.dirname(source.file), read(source)]),
  );
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

/** The keys of a category file. The content check reports invalid ones. */
function read({ text }: SourceFile): Keys {
  const value = load(text);
  return isObject(value) ? value : {};
}

/** The first folder of a page. Empty if the page is not in a folder. */
function toTopFolder(file: string, folder: string): string {
  const [first = '', ...rest] = path.posix.relative(folder, file).split('/');
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
  const names = path.posix.relative(folder, file).split('/');
  const parents = names.slice(0, -1).map((name, index): SortKey => {
    const keys = folders.get(path.posix.join(folder, ...names.slice(0, index + 1)));
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
