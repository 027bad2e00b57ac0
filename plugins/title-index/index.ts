/** Collects the page titles of all versions for the search box in the header. */
import type { Plugin } from '@docusaurus/types';
import { docsPlugin, toDocsContent } from '../../src/framework/docs-plugin';
import { buildLoaders, buildTitles } from './titles';

export default function titleIndex(): Plugin {
  return {
    name: 'title-index',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = toDocsContent(allContent[docsPlugin]?.['default']);
      for (const version of loadedVersions) {
        await actions.createData(`${version.versionName}.json`, buildTitles(version));
      }
      const names = loadedVersions.map((version) => version.versionName);
      await actions.createData('index.js', buildLoaders(names));
    },
  };
}
