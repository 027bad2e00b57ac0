/** Collects the page titles of all versions for the search box in the header. */
import path from 'node:path';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Endpoint } from '../../src/catalogue/model';
import { isEndpointData, referenceFolder } from '../../src/site-map/places';
import { readPage } from '../../src/versions/page-file';
import { docsPlugin } from '../bundler/shards/model';
import { toDocsContent } from '../docs/content';
import { buildLoaders, buildTitles } from './titles';

export default function titleIndex({ siteDir }: LoadContext): Plugin {
  return {
    name: 'title-index',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = toDocsContent(allContent[docsPlugin]?.['default']);
      for (const version of loadedVersions) {
        const titles = buildTitles(version, (doc) => readEndpoint(siteDir, doc));
        await actions.createData(`${version.versionName}.json`, titles);
      }
      const names = loadedVersions.map((version) => version.versionName);
      await actions.createData('index.js', buildLoaders(names));
    },
  };
}

/** The endpoint of a generated page, from the data next to it. */
function readEndpoint(siteDir: string, { id, source }: DocMetadata): Endpoint | undefined {
  const [folder, ...place] = id.split('/');
  if (folder !== referenceFolder || !isEndpointData(`${place.join('/')}.json`)) return undefined;
  const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
  return readPage('endpoint', file.replace(/\.mdx$/, '.json')).endpoint;
}
