/** Keeps a page's weight independent of how many pages there are (ARCHITECTURE.md, Weight). */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeModules } from './modules';
import { buildReleaseId } from './release';
import { splitTables } from './split';
import { readTables } from './tables';

/** The framework's tables of all pages, which its client imports. */
const tables = /^@generated\/(routes|registry|routesChunkNames|globalData)$/;
/** The part of the framework's client that loads a page before it is shown. */
const preload = /^\.\/preload$/;

/**
 * The server and `start` keep the whole tables. In the build's client, a page begins with the few
 * rows that every page needs and loads the shard that its own rows stand in.
 */
export default function pageShards({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  const directory = path.join(generatedFilesDir, 'page-shards');
  return {
    name: 'page-shards',
    configureWebpack({ mode }, isServer, { currentBundler }) {
      if (mode !== 'production') return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replace = (pattern: RegExp, toRequest: (found: Found) => string) =>
        new NormalModuleReplacementPlugin(pattern, (found: Found) => {
          found.request = toRequest(found);
        });
      if (isServer) {
        return {
          plugins: [replace(/^@generated\/registry$/, () => path.join(directory, 'server.js'))],
        };
      }
      writeModules(directory, splitTables(readTables(generatedFilesDir)));
      return {
        // One id for all chunks: the bundler would put a table of their own hashes into what every
        // page loads, and names variables there by hashes that depend on the folder.
        output: { chunkFilename: `assets/js/[name].${buildReleaseId(siteDir, siteConfig)}.js` },
        plugins: [
          replace(tables, ({ request }) =>
            request.replace('@generated', directory.replaceAll('\\', '/')),
          ),
          replace(preload, ({ request, context }) =>
            /@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(context)
              ? path.join(__dirname, 'client/preload.ts')
              : request,
          ),
        ],
      };
    },
  };
}

interface Found {
  request: string;
  readonly context: string;
}
