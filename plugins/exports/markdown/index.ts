/** The pages of a version as Markdown files, with the lists of them for language models. */
import path from 'node:path';
import type { Page } from '../../../src/content/pages/page';
import { buildReferenceTwins } from '../../../src/exports/markdown';
import type { ReleaseNotes, VersionRoutes } from '../../../src/exports/markdown/changelog';
import type { Twin } from '../../../src/exports/markdown/twin';
import { buildLlmsFull, buildLlmsTree, toIntroduction } from '../../../src/exports/llms';
import { exportRoutes } from '../../../src/exports/routes';
import type { ExportedVersion, ExportFile } from '../../../src/exports/version';
import type { ChangelogPage } from '../../../src/page-data';
import { buildSiteMap } from '../../../src/site-map';
import { isReleaseNotes } from '../../../src/site-map/default-slug';
import {
  changelogPlace,
  referenceFolder,
  toDocId,
  toFile,
  toTwinRoute,
} from '../../../src/site-map/places';
import { readPage } from '../../../src/versions/read';
import { toPageContext, type VersionContext } from './context';
import { readEditorPages, type EditorPages } from './editor-pages';
import { buildPageTree, buildPartTree } from './tree';
import { loadMarkdownWriter } from './write';

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
  const twins = buildTwins(version, pages, routes);
  const written = twins.map((twin) => ({ ...twin, text: write(twin.tree) }));
  const introduction = write({ type: 'root', children: toIntroduction(version, twins) });
  const listed = written.filter(({ isListed }) => isListed);
  return [
    ...written.map(({ route, text }) => ({
      route: toTwinRoute(route),
      mediaType: 'text/markdown',
      text,
    })),
    toTextFile(exportRoutes.llms, write(buildLlmsTree(version, twins))),
    toTextFile(exportRoutes.llmsFull, buildLlmsFull(introduction, listed, version)),
  ];
}

/** The Markdown of all pages in reading order. */
export function buildTwins(
  version: ExportedVersion,
  pages: VersionPages,
  routes: VersionRoutes,
): readonly Twin[] {
  const context = toVersionContext(version, pages);
  const { changelog, otherNotes = [] } = pages;
  const notes = new Map([...otherNotes, ...buildNotes(version, pages)]);
  return [
    ...buildEditorTwins(pages, context),
    ...buildReferenceTwins(version, { changelog, routes, notes }),
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

function buildEditorTwins(
  { pages, labels }: EditorPages,
  context: VersionContext,
): readonly Twin[] {
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
