import type { searchLines } from '../../../src/framework/contract/search';
import { indexFile } from '../../../src/framework/client/search-index';
import { type Condition, fileHolds } from './condition';

const searchLocal = '@easyops-cn/docusaurus-search-local/dist';

export const searchConditions: Record<(typeof searchLines)[number]['id'], readonly Condition[]> = {
  'search-plugin': [
    fileHolds(
      `${searchLocal}/server/server/index.js`,
      'postBuild: ',
      'configureWebpack() {',
      'exports.validateOptions',
    ),
    fileHolds(
      `${searchLocal}/server/server/utils/processDocInfos.js`,
      '{ routesPaths, outDir, baseUrl, siteConfig, plugins }',
      'docs.add(doc.permalink)',
    ),
    fileHolds(
      `${searchLocal}/server/server/utils/processPluginOptions.js`,
      '(options, { siteDir, siteConfig: { themeConfig }, })',
    ),
  ],
  'search-worker': [
    fileHolds(
      `${searchLocal}/client/client/theme/searchByWorker.js`,
      'export async function fetchIndexesByWorker(baseUrl, searchContext)',
      'export async function searchByWorker(baseUrl, searchContext, input, limit)',
    ),
    fileHolds(
      `${searchLocal}/client/client/theme/worker.js`,
      /return \{\s*document,\s*type,\s*page:/,
      'metadata: result.matchData.metadata',
    ),
    fileHolds(
      `${searchLocal}/server/server/utils/generate.js`,
      `"${indexFile.replace('.', '{dir}.')}"`,
    ),
  ],
};
