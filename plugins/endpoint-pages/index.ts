/** Turns the endpoint catalogue into the pages and data files of `docs/reference`. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Catalogue } from '../../src/catalogue/model';
import type { Site } from '../../src/site';
import { buildSteps } from './changelog';
import { buildFeed } from './feed';
import type { PluginOptions } from './options';
import { buildReference } from './reference';
import { validateCatalogue } from './validate';
import { readVersions } from './versions';
import { writeReference } from './write';

export { validateOptions } from './options';

/** The constructor writes, so that `start`, `build` and `docs:version` all see the pages. */
export default async function endpointPages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const catalogueFile = path.resolve(context.siteDir, options.catalogue);
  const directory = path.resolve(context.siteDir, options.directory);
  const site = context.siteConfig.customFields?.['site'] as Site;
  const versions = await readVersions(context.siteDir, options.directory);

  async function generate(): Promise<void> {
    const { catalogue } = (await loadFreshModule(catalogueFile)) as { catalogue: Catalogue };
    validateCatalogue(catalogue);
    await writeReference(directory, buildReference(catalogue, site, versions));
  }

  await generate();
  return {
    name: 'endpoint-pages',
    getPathsToWatch: () => [`${path.dirname(catalogueFile)}/**/*.ts`],
    loadContent: generate,
    async postBuild({ outDir, siteConfig }) {
      const feed = buildFeed(buildSteps(versions), siteConfig);
      await fs.writeFile(path.join(outDir, 'changelog.xml'), feed);
    },
  };
}
