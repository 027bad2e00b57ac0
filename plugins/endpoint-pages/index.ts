/** Turns the endpoint catalogue into the pages and data files of `docs/reference`. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '../../src/site';
import { checkContent, toReport } from '../content-check/check';
import { buildSteps } from './changelog';
import { buildFeed } from './feed';
import type { PluginOptions } from './options';
import { buildReference } from './reference';
import { readVersions } from './versions';
import { writeReference } from './write';

export { validateOptions } from './options';

/** The constructor writes, so that `start`, `build` and `docs:version` all see the pages. */
export default async function endpointPages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const directory = path.resolve(context.siteDir, options.directory);
  const site = context.siteConfig.customFields?.['site'] as Site;
  const versions = await readVersions(context.siteDir, options.directory);

  async function generate(): Promise<void> {
    const { catalogue, problems } = await checkContent(context.siteDir);
    if (!catalogue || problems.length > 0) throw new Error(toReport(problems));
    await writeReference(directory, buildReference(catalogue, site, versions));
  }

  await generate();
  return {
    name: 'endpoint-pages',
    getPathsToWatch: () => [`${context.siteDir}/src/catalogue/**/*.ts`],
    loadContent: generate,
    async postBuild({ outDir, siteConfig }) {
      const feed = buildFeed(buildSteps(versions), siteConfig);
      await fs.writeFile(path.join(outDir, 'changelog.xml'), feed);
    },
  };
}
