/** The index of search-local, without its page and its search box, which the portal replaces. */
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LoadContext, Plugin } from '@docusaurus/types';
import searchLocal, {
  validateOptions,
  type SearchLocal,
} from '@easyops-cn/docusaurus-search-local';
import { docsPlugin } from '../bundler/shards/model';
import { findDocsContent } from '../docs/content';
import { isSearchable } from '../title-index/titles';

export { validateOptions };

/** What the thread that writes the index receives. */
export interface IndexTask {
  readonly context: SearchLocal.Context;
  readonly options: SearchLocal.Options;
  readonly build: SearchLocal.Build;
}

export default function fullTextSearch(context: LoadContext, options: SearchLocal.Options): Plugin {
  const { configureWebpack } = searchLocal(context, options);
  return {
    name: 'full-text-search',
    configureWebpack,
    async postBuild({ outDir, baseUrl, routesPaths, plugins }) {
      const { siteDir, generatedFilesDir, siteConfig } = context;
      const { themeConfig, trailingSlash } = siteConfig;
      const { loadedVersions } = findDocsContent(plugins);
      const docs = loadedVersions.flatMap((version) => version.docs);
      const hidden = new Set(
        docs.filter((doc) => !isSearchable(doc)).map(({ permalink }) => permalink),
      );
      const versions = loadedVersions.map(({ path: route, isLast, docs: pages }) => ({
        path: route,
        isLast,
        docs: pages.map(({ permalink }) => ({ permalink })),
      }));
      await writeIndex({
        context: { siteDir, generatedFilesDir, siteConfig: { themeConfig } },
        options,
        build: {
          ...{ outDir, baseUrl, siteConfig: { trailingSlash } },
          routesPaths: routesPaths.filter((route) => !hidden.has(route)),
          plugins: [{ name: docsPlugin, content: { loadedVersions: versions } }],
        },
      });
    },
  };
}

/** In another thread, because it takes longer than all other steps after the build. */
async function writeIndex(task: IndexTask): Promise<void> {
  const worker = new Worker(path.join(__dirname, 'worker.mjs'), { workerData: task });
  await once(worker, 'exit');
}
