/** Keeps the weight of a page independent of the number of pages. */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { editGenerated, editRegistry } from '../generated';
import type { Replacement } from '../replacements';
import type { ChunkNames } from './model';
import { isVersion } from './sidebar';
import { type BuiltShard, splitTables, type Tables } from './split';

/**
 * The settings of the client. The server uses the complete tables, as does a small portal. In a larger
 * one, a page starts with the few rows that all pages need, and loads the shard that contains its own
 * rows.
 */
export function buildShards(context: LoadContext) {
  const { shards, ...base } = splitTables(readTables(context.generatedFilesDir));
  const sources: readonly (readonly [string, string])[] = [
    ['registry.js', base.registry],
    ['routes.js', base.routes],
    ['routesChunkNames.json', toCode(base.chunkNames)],
    ['globalData.json', toCode(base.globalData)],
    ...[...base.versions].map(([file, version]) => [file, toCode(version)] as const),
  ];
  const rules = sources.map(([file, source]) => editGenerated(context, file, () => source));
  if (shards.length === 0) return { output: {}, rules: rules.slice(0, 1), replacements: [] };
  writeShards(path.join(context.generatedFilesDir, 'page-shards'), shards);
  return {
    // Uses one hash for all chunks, which covers all modules. With separate hashes, the bundler would
    // add a table of them to every page.
    output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
    rules,
    replacements: [preload],
  };
}

/**
 * The framework awaits `preload` before it shows a page, and links and the sidebar call it. All of them
 * receive the replacement, which itself imports the original: `preload.js`.
 */
const preload: Replacement = {
  request: /^(\.|@docusaurus\/core\/lib\/client)\/preload$/,
  importer: /[\\/](core[\\/]lib[\\/]client|bundler[\\/]client|src[\\/](components|theme))\b/,
  file: path.join(__dirname, '../client/preload.ts'),
};

/** The folder with the data of the routes of versions. */
const propsFolder = 'docusaurus-plugin-content-docs/default/p';

function readTables(generatedFilesDir: string): Tables {
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const props = fs.readdirSync(path.join(generatedFilesDir, propsFolder)).flatMap((name) => {
    const content: unknown = JSON.parse(read(`${propsFolder}/${name}`));
    return isVersion(content) ? [[`${propsFolder}/${name}`, content] as const] : [];
  });
  return {
    routes: read('routes.js'),
    registry: editRegistry(read('registry.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as ChunkNames,
    globalData: JSON.parse(read('globalData.json')) as Tables['globalData'],
    versions: new Map(props),
  };
}

/** Updates the folder to contain exactly these shards, and the functions that load them. */
function writeShards(directory: string, shards: readonly BuiltShard[]): void {
  fs.rmSync(directory, { recursive: true, force: true });
  fs.mkdirSync(directory, { recursive: true });
  const write = (file: string, code: string) =>
    fs.writeFileSync(path.join(directory, file), `export default ${code};\n`);
  for (const [number, { registry, ...data }] of shards.entries()) {
    const rows = `registry: {\n${registry.join('\n')}\n}`;
    write(`shard-${number}.js`, `{ ...${toCode(data)}, ${rows} }`);
  }
  const loaders = shards.map((_, number) => `  () => import('./shard-${number}.js'),`);
  write('loaders.js', `[\n${loaders.join('\n')}\n]`);
}

function toCode(value: unknown): string {
  return JSON.stringify(value);
}
