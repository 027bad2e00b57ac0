/** Generates pages and data files from the endpoint catalogue. */
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkContent } from '../../src/content/check';
import { stopAtProblems, type ContentProblem } from '../../src/content/problem';
import { runTask, watchContent } from '../../src/content/watch';
import type { Site } from '../../src/site';
import {
  docsFolder,
  feedRoute,
  indexPlace,
  referenceFolder,
  toFile,
} from '../../src/site-map/places';
import { readVersions } from '../../src/versions/read';
import { buildFeed } from './feed';
import { buildReference } from './reference';
import { listReleaseNotes } from './changelog';
import { writeReference } from './write';

/**
 * Writes the pages in the constructor so that `start`, `build` and `docs:version` all see them. A
 * catalogue with problems changes nothing: `start` keeps the last valid pages, all other commands
 * stop.
 */
export default async function endpointPages(context: LoadContext): Promise<Plugin> {
  const { siteDir, siteConfig } = context;
  const directory = path.join(siteDir, 'docs', referenceFolder);
  const site = siteConfig.customFields?.['site'] as Site;
  const versions = readVersions(siteDir);
  const isProduction = process.env.NODE_ENV === 'production';

  async function generate(): Promise<readonly ContentProblem[]> {
    const { catalogue, problems } = await checkContent(siteDir);
    if (!catalogue) return problems;
    const notes = listReleaseNotes(path.join(siteDir, docsFolder));
    await writeReference(siteDir, buildReference(catalogue, site, { versions, notes }));
    return problems;
  }

  const first = await runTask(siteDir, generate);
  const { problems } = first;
  if (isProduction || !existsSync(path.join(directory, toFile(indexPlace, 'mdx'))))
    stopAtProblems(problems);

  return {
    name: 'endpoint-pages',
    /** Called only for plugin commands such as `docs:version`. */
    extendCli: () => stopAtProblems(problems),
    configureWebpack: (_config, isServer) =>
      isServer || isProduction ? {} : watchContent(context, generate, first),
    async postBuild({ outDir }) {
      const feed = buildFeed(
        versions.map(({ step }) => step),
        siteConfig,
      );
      await fs.writeFile(path.join(outDir, feedRoute), feed);
    },
  };
}
