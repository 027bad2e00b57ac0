/** The Markdown alternates of all pages, from their HTML, and the lists of them for language models. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig, Props } from '@docusaurus/types';
import * as messages from '../../../src/messages/en/llms';
import { say } from '../../../src/messages/say';
import { overview } from '../../../src/messages/en/titles';
import { buildLlms, buildLlmsFull, optionalSection } from '../../../src/exports/llms';
import type { ExportedVersion, ExportFile } from '../../../src/exports/version';
import { exportRoutes } from '../../../src/exports/routes';
import { changelogPlace, toAlternateRoute } from '../../../src/routes/places';
import { findDocsContent, toHtmlFile } from '../../docs/content';
import { listSidebarPages } from '../../docs/sidebar';
import { isSearchable } from '../../search';
import { completeEndpoints } from './endpoints';
import { toKey, type WorkerData } from './convert';

/** Builds the alternates of all versions, `llms.txt` and `llms-full.txt`. */
export async function buildAlternates(
  { outDir, plugins, siteConfig }: Props,
  versions: readonly ExportedVersion[],
): Promise<readonly ExportFile[]> {
  const { loadedVersions } = findDocsContent(plugins);
  const texts = await convertPages(loadedVersions, outDir, siteConfig);
  return versions.flatMap((version) => {
    const loaded = loadedVersions.filter(({ versionName }) => versionName === version.name);
    const listed = loaded
      .flatMap(listPages)
      .map((page) => ({ ...page, text: texts.get(page.permalink) ?? '' }));
    const pages = completeEndpoints(version, listed);
    const alternates = pages.map(({ route, text }) => {
      return { route: toAlternateRoute(route), text: withList(text, version) };
    });
    const lists = [...buildLlms(version, pages), ...buildLlmsFull(version, pages)];
    const files = [...alternates, ...lists];
    return files.map((file) => ({ ...file, route: version.route + file.route }));
  });
}

/** A page with the place of all others, below its title. */
function withList(text: string, { portalUrl, route }: ExportedVersion): string {
  const url = portalUrl + route + exportRoutes.llms;
  const line = `> ${say(messages.listed, { url })}\n\n`;
  return text.replace(/^(?:# .*\n\n)?/, (title) => title + line);
}

/** The Markdown of pages by permalink. */
async function convertPages(
  versions: readonly LoadedVersion[],
  outDir: string,
  { baseUrl, url: siteUrl }: Pick<DocusaurusConfig, 'baseUrl' | 'url'>,
): Promise<ReadonlyMap<string, string>> {
  const alternates = versions.flatMap(({ path: start, docs }) =>
    docs.map(({ permalink, slug }): [string, string] => [
      toKey(permalink),
      start.replace(/\/$/, '') + toAlternateRoute(slug),
    ]),
  );
  const permalinks = versions.flatMap(({ docs }) => docs.map(({ permalink }) => permalink));
  const toFileName = (permalink: string) => path.join(outDir, toHtmlFile(permalink, baseUrl));
  const threads = Math.min(Math.ceil(permalinks.length / fewestPages), availableParallelism());
  const converted = Array.from({ length: threads }, async (_, thread) => {
    const own = permalinks.filter((_permalink, index) => index % threads === thread);
    const files = own.map(toFileName);
    const texts = await convert({ files, alternates: new Map(alternates), siteUrl });
    return own.map((permalink, index) => [permalink, texts[index] ?? ''] as const);
  });
  return new Map((await Promise.all(converted)).flat());
}

/** A thread takes a second to start, as long as 50 pages. */
const fewestPages = 200;

async function convert(workerData: WorkerData): Promise<readonly string[]> {
  const worker = new Worker(path.join(__dirname, 'worker.mjs'), { workerData });
  const [texts] = (await once(worker, 'message')) as [readonly string[]];
  return texts;
}

/**
 * The pages of a version in the order of the sidebar. A section is a group of the sidebar. Pages that
 * the sidebar does not have, such as the home page and overviews, come first in the section of their
 * folder.
 */
export function listPages({ sidebars, docs }: Pick<LoadedVersion, 'sidebars' | 'docs'>) {
  const listed = listSidebarPages(Object.values(sidebars).flat());
  const sections = new Map(
    listed.map(({ id, group = '', overviewOf = group }) => [id, overviewOf]),
  );
  const folders = new Map(
    docs.flatMap(({ id, sourceDirName }) => {
      const section = sections.get(id);
      return section === undefined ? [] : [[sourceDirName, section] as const];
    }),
  );
  const toSection = ({ id, slug, sourceDirName }: DocMetadata) => {
    if (slug === changelogPlace.route) return optionalSection;
    const section = sections.get(id) ?? folders.get(sourceDirName) ?? optionalSection;
    // The pages around several APIs are in no group.
    return section || overview;
  };
  const toPosition = positionsOf([...sections.keys()]);
  const toOrder = positionsOf([...sections.values(), optionalSection]);
  return docs
    .toSorted((a, b) => toPosition(a.id) - toPosition(b.id))
    .map((doc) => {
      const { permalink, slug: route, title, description: summary } = doc;
      const section = toSection(doc);
      return { permalink, route, title, summary, section, isListed: isSearchable(doc) };
    })
    .sort((a, b) => toOrder(a.section) - toOrder(b.section));
}

/** The position of each first name. -1 for others. */
function positionsOf(names: readonly string[]): (name: string) => number {
  const positions = new Map([...new Set(names)].map((name, index) => [name, index]));
  return (name) => positions.get(name) ?? -1;
}
