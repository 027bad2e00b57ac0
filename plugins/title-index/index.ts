/** Collects the titles of every page of every version for the header's search box. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { buildLoaders, buildTitles } from './titles';

export default function titleIndex(): Plugin {
  return {
    name: 'title-index',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      for (const version of docs.loadedVersions) {
        await actions.createData(`${version.versionName}.json`, buildTitles(version));
      }
      const names = docs.loadedVersions.map((version) => version.versionName);
      await actions.createData('index.js', buildLoaders(names));
    },
  };
}
