/** Keeps the weight of a page independent of the number of pages (see ARCHITECTURE.md, Weight). */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';
import { editGenerated } from '../generated';
import type { Replacement } from '../replacements';
import { readTables } from './read';
import { splitTables } from './split';
import { writeModules } from './write';

interface Shards {
  readonly output: Configuration['output'];
  readonly rules: readonly RuleSetRule[];
  readonly replacements: readonly Replacement[];
}

/**
 * The settings of the client. The server uses the complete tables, as does a small portal. In a larger
 * one, a page starts with the few rows that all pages need, and loads the shard that contains its own
 * rows.
 */
export function buildShards(context: LoadContext): Shards {
  const split = splitTables(readTables(context.generatedFilesDir));
  if (split.shards.length === 1) return { output: {}, rules: [], replacements: [] };
  const directory = path.join(context.generatedFilesDir, 'page-shards');
  writeModules(directory, split);
  return {
    // Uses one hash for all chunks, which covers all modules. With separate hashes, the bundler would
    // add a table of them to every page.
    output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
    // These modules keep their names, by which the HTML of a page finds their scripts.
    rules: [...split.base.versions].map(([module, version]) =>
      editGenerated(context, module.replace('@generated/', ''), () => JSON.stringify(version)),
    ),
    replacements: [...tables.map((file) => replaceTable(directory, file)), preload],
  };
}

const tables = ['routes.js', 'registry.js', 'routesChunkNames.js', 'globalData.json'];

function replaceTable(directory: string, file: string): Replacement {
  const { name } = path.parse(file);
  return {
    request: new RegExp(`^@generated/${name}$`),
    file: path.join(directory, file),
  };
}

/**
 * The framework awaits `preload` before it shows a page, and the sidebar calls it. Both receive the
 * replacement, which itself imports the original.
 */
const preload: Replacement = {
  request: /^(\.|@docusaurus\/core\/lib\/client)\/preload$/,
  importer: /@docusaurus[\\/]core[\\/]lib[\\/]client$|[\\/]src[\\/](components|theme)\b/,
  file: path.join(__dirname, '../client/preload.ts'),
};
