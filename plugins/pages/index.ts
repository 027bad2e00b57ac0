/** Generates the pages and data files of all versions from their documents. */
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { type ApiDocument, fillSettings } from '../../src/openapi/document';
import { toJsonText } from '../../src/openapi/numbers';
import { toCollectBlocks } from '../../src/content/blocks';
import { checkContent } from '../../src/content/check';
import {
  type CheckedContent,
  printWarnings,
  readOrStop,
  stopAtProblems,
} from '../../src/check/messages';
import { readHome } from '../../src/content/guides';
import { type ReferenceFiles, writeReference } from '../../src/content/generated';
import { watchContent } from '../../src/content/watch';
import { toDocumentSettings } from '../../src/exports/version';
import { isAround, isWhole } from '../../src/project/apis';
import { type Project, type ProjectOptions, toContentDir } from '../../src/project/index';
import { isBuild, isSecondHalf } from '../../src/project/mode';
import type { HomeContent, VersionStep } from '../../src/page-data';
import type { Site } from '../../src/site';
import type { Arrangement } from '../../src/routes/arrangement';
import {
  apisFeedRoute,
  dataFiles,
  docsFolder,
  feedRoute,
  referenceFolder,
} from '../../src/routes/places';
import { readVersionNames, toCompared, toVersionFolder } from '../../src/versions/read';
import { fillVersions, readVersionDocument, toPagesOf } from '../docs/frozen';
import { buildApisFeed, buildCards } from './apis';
import {
  buildChangelog,
  buildFrozenChangelog,
  listOwnSteps,
  listReleaseNotes,
  type NotedChangelog,
} from './changelog';
import { readTranslatedVersions, toTitles } from './changes';
import { buildFeed } from './feed';
import { buildReference } from './reference';

/**
 * Writes the pages in the constructor so that `start`, `build` and `docs:version` all see them. A
 * catalogue with problems changes nothing: `start` keeps the last valid pages, all other commands
 * stop.
 */
export default async function endpointPages(
  context: LoadContext,
  options: ProjectOptions,
): Promise<Plugin> {
  const { siteDir, siteConfig } = context;
  const project = options.project();
  const docs = path.join(toContentDir(project), docsFolder);
  const site = siteConfig.customFields?.['site'] as Site;
  const arrangement = siteConfig.customFields?.['arrangement'] as Arrangement;
  const versions = readOrStop(() => readTranslatedVersions(project));

  const plugin: Plugin = {
    name: 'pages',
    async postBuild({ outDir }) {
      await writeFeeds(outDir, listOwnSteps(versions), project, siteConfig);
    },
  };
  if (isSecondHalf()) return plugin;

  async function generate(): Promise<CheckedContent> {
    const checked = await checkContent(project);
    const { document, original = document, warnings } = checked;
    printWarnings(warnings);
    if (!document || !original) return checked;
    const titles = document === original ? undefined : toTitles(document);
    const notes = listReleaseNotes(docs);
    const changelog = buildChangelog(toCompared(original), versions, notes, titles);
    const home = await readHome(path.dirname(docs), docsFolder, project);
    const files = await build(document, changelog, home);
    const text = `${toJsonText(document, 2)}\n`;
    await writeReference(docs, new Map([...files, [dataFiles.document, text]]));
    return checked;
  }
  /** Around all APIs, there is no reference. */
  const build = async (document: ApiDocument, changelog: NotedChangelog, home: HomeContent) => {
    const isOfApi = !isWhole(project.api);
    const files = isOfApi ? buildReference(document, site, changelog, toCollectBlocks, home) : [];
    return new Map([...files, ...(await buildCards(project, home))]);
  };

  const { problems, configuration } = await watchContent(context, project, generate);
  const index = path.join(docs, referenceFolder, dataFiles.categories);
  if (isBuild() || !existsSync(index)) stopAtProblems(problems);
  const names = readVersionNames(siteDir);
  await fillVersions(project, names);
  for (const version of names) {
    const changelog = buildFrozenChangelog(siteDir, version, versions, arrangement);
    await writeVersion(project, version, (document, home) => build(document, changelog, home));
  }

  // The bundler needs the memory of the documents. Only builds expose this.
  globalThis.gc?.();
  return {
    ...plugin,
    /** Called only for plugin commands such as `docs:version`. */
    extendCli: () => stopAtProblems(problems),
    configureWebpack: (_config, isServer) => (isServer || isBuild() ? {} : configuration),
  };
}

/** Writes the reference of a cut version in the language of the build. */
async function writeVersion(
  project: Project,
  version: string,
  build: (document: ApiDocument, home: HomeContent) => Promise<ReferenceFiles>,
): Promise<void> {
  const { folder, translations } = project;
  const pages = toPagesOf(project, version);
  const home = await readHome(folder, path.relative(folder, pages), project);
  const files = await build(readVersionDocument(project, version), home);
  await writeReference(pages, files);
  // The framework lists the pages of the original.
  if (translations) await writeReference(toVersionFolder(folder, version), files);
}

/** Writes the feed of the API, and that of all APIs of the portal. */
async function writeFeeds(
  outDir: string,
  own: readonly VersionStep[],
  project: Project,
  siteConfig: DocusaurusConfig,
): Promise<void> {
  const site = siteConfig.customFields?.['site'] as Site;
  const steps = fillSettings(own, toDocumentSettings(site));
  const feeds = [
    ...(isWhole(project.api) ? [] : [[feedRoute, buildFeed(steps, siteConfig)] as const]),
    ...(isAround(project) ? [[apisFeedRoute, buildApisFeed(project, siteConfig)] as const] : []),
  ];
  for (const [route, feed] of feeds) await fs.writeFile(path.join(outDir, route), feed);
}
