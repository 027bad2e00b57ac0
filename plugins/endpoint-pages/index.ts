/** Turns the endpoint catalogue into the pages and data files of `docs/reference`. */
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '../../src/site';
import { checkContent, type ContentProblem } from '../content-check/check';
import { stopAtProblems } from '../content-check/stop';
import { watchContent } from '../content-check/watch';
import { buildSteps } from './changelog';
import { buildFeed } from './feed';
import type { PluginOptions } from './options';
import { buildReference } from './reference';
import { readVersions } from './versions';
import { writeReference } from './write';

export { validateOptions } from './options';

/**
 * The constructor writes, so that `start`, `build` and `docs:version` all see the pages. A catalogue
 * with problems changes nothing: `start` goes on with the last good pages, everything else stops.
 */
export default async function endpointPages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const { siteDir } = context;
  const directory = path.resolve(siteDir, options.directory);
  const site = context.siteConfig.customFields?.['site'] as Site;
  const versions = await readVersions(siteDir, options.directory);
  const isProduction = process.env.NODE_ENV === 'production';

  async function generate(): Promise<readonly ContentProblem[]> {
    const { catalogue, problems } = await checkContent(siteDir);
    if (catalogue) await writeReference(directory, buildReference(catalogue, site, versions));
    return problems;
  }

  const problems = await generate();
  if (isProduction || !existsSync(path.join(directory, 'index.mdx'))) stopAtProblems(problems);

  return {
    name: 'endpoint-pages',
    /** Only commands of plugins come here, such as `docs:version`. */
    extendCli: () => stopAtProblems(problems),
    configureWebpack: (_config, isServer) =>
      isServer || isProduction ? {} : watchContent(siteDir, generate),
    async postBuild({ outDir, siteConfig }) {
      const feed = buildFeed(buildSteps(versions), siteConfig);
      await fs.writeFile(path.join(outDir, 'changelog.xml'), feed);
    },
  };
}
