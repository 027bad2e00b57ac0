/** Keeps a page's weight independent of how many pages there are (ARCHITECTURE.md, Weight). */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceModules } from '../../src/framework/build/replace';
import { readTables } from '../../src/framework/tables/read';
import { clientTables, preloadModule, serverTables } from '../../src/framework/tables/replacements';
import { writeModules } from '../../src/framework/tables/write';
import { splitTables } from './split';

/**
 * The server and `start` keep the whole tables, and so does a portal whose pages fill one shard. In
 * the client of a larger build, a page begins with the few rows that every page needs and loads the
 * shard that its own rows stand in.
 */
export default function pageShards({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const directory = path.join(generatedFilesDir, 'page-shards');
  return {
    name: 'page-shards',
    configureWebpack({ mode }, isServer, { currentBundler }) {
      if (mode !== 'production') return {};
      const split = splitTables(readTables(generatedFilesDir));
      if (split.shards.length === 1) return {};
      // On both sides, since the classes of style sheets are named by hashes, too.
      const hashSalt = hashFile(path.join(siteDir, 'package-lock.json'));
      if (isServer) {
        const plugins = replaceModules(currentBundler, serverTables(directory));
        return { output: { hashSalt }, plugins };
      }
      writeModules(directory, split);
      const preload = preloadModule(path.join(__dirname, 'client/preload.ts'));
      return {
        // One hash for all chunks: the bundler would put a table of their own into what every page
        // loads. It stands for all modules, and the salt for the packages that make files of them.
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js', hashSalt },
        plugins: replaceModules(currentBundler, [...clientTables(directory), preload]),
      };
    },
  };
}

function hashFile(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}
