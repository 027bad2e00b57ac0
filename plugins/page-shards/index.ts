/** Keeps the weight of a page independent of the number of pages (see ARCHITECTURE.md, Weight). */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceModules } from '../../src/framework/build/replace';
import { readTables } from '../../src/framework/tables/read';
import { clientTables, preloadModule, versionRules } from '../../src/framework/tables/replacements';
import { writeModules } from '../../src/framework/tables/write';
import { splitTables } from './split';

/**
 * The server and `start` use the complete tables, as does a small portal. In the client of a larger
 * build, a page starts with the few rows that all pages need, and loads the shard that contains its
 * own rows. The server of such a build keeps the rows of recent pages at the start of its tables.
 */
export default function pageShards(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const directory = path.join(generatedFilesDir, 'page-shards');
  return {
    name: 'page-shards',
    configureWebpack({ mode }, isServer, { currentBundler }) {
      if (mode !== 'production') return {};
      const split = splitTables(readTables(generatedFilesDir));
      if (split.shards.length === 1) return {};
      // Applies to both sides, since class names of style sheets also contain hashes.
      const hashSalt = hashFile(path.join(siteDir, 'package-lock.json'));
      const file = isServer ? 'server/preload.ts' : 'client/preload.ts';
      const preload = preloadModule(path.join(__dirname, file));
      if (isServer) {
        return {
          // With names, the bundler would create a table of them again for each file that it loads.
          output: { chunkFilename: 'assets/js/[id].js', hashSalt },
          plugins: replaceModules(currentBundler, [preload]),
        };
      }
      writeModules(directory, split);
      return {
        // Uses one hash for all chunks. With separate hashes, the bundler would add a table of them
        // to every page. The hash covers all modules, and the salt covers the packages that
        // generate files from them.
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js', hashSalt },
        module: { rules: versionRules(context, split.base.versions) },
        plugins: replaceModules(currentBundler, [...clientTables(directory), preload]),
      };
    },
  };
}

function hashFile(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}
