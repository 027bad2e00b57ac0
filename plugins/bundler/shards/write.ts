/** Writes the split tables as modules that replace those of the framework. */
import fs from 'node:fs';
import path from 'node:path';
import { toImport } from '../generated';
import type { Route, Shard, Split, Tables } from './model';

/** Updates the folder to contain exactly the modules of these tables. */
export function writeModules(directory: string, split: Split): void {
  fs.rmSync(directory, { recursive: true, force: true });
  fs.mkdirSync(directory, { recursive: true });
  for (const [file, code] of buildModules(split)) {
    fs.writeFileSync(path.join(directory, file), code);
  }
}

/** The module code by file. */
export function buildModules({ base, shards }: Split): ReadonlyMap<string, string> {
  return new Map([
    ['routes.js', buildRoutes(base.routes)],
    ['registry.js', `export default ${buildRegistry(base.modules)};\n`],
    ['routesChunkNames.js', `export default ${toCode(base.chunkNames)};\n`],
    ['globalData.json', toCode(base.globalData)],
    ['loaders.js', buildLoaders(shards)],
    ...shards.map((shard, number) => [`shard-${number}.js`, buildShard(shard)] as const),
  ]);
}

function buildRoutes(routes: readonly Route[]): string {
  const toRouteCode = ({ path: own, hash, attributes, routes: children }: Route): string => {
    const parts = [
      `path: ${toCode(own)}`,
      `component: ComponentCreator(${toCode(own)}${hash === undefined ? '' : `, ${toCode(hash)}`})`,
      ...Object.entries(attributes).map(([name, value]) => `${toCode(name)}: ${toCode(value)}`),
      ...(children ? [`routes: [\n${children.map(toRouteCode).join(',\n')}]`] : []),
    ];
    return `{ ${parts.join(', ')} }`;
  };
  return `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [\n${routes.map(toRouteCode).join(',\n')}];
`;
}

/** Omits the names and bundler IDs that the framework writes for server rendering. */
function buildRegistry(modules: Tables['modules']): string {
  const rows = [...modules].map(
    ([name, module]) => `  ${toCode(name)}: [() => ${toImport(module)}],`,
  );
  return `{\n${rows.join('\n')}\n}`;
}

function buildLoaders(shards: readonly Shard[]): string {
  const rows = shards.map((_, number) => `  () => import('./shard-${number}.js'),`);
  return `export default [\n${rows.join('\n')}\n];\n`;
}

function buildShard({ routes, chunkNames, modules, docs, groups }: Shard): string {
  return `export default {
  routes: ${toCode(routes)},
  chunkNames: ${toCode(chunkNames)},
  registry: ${buildRegistry(modules)},
  docs: ${toCode(docs)},
  groups: ${toCode(groups)},
};
`;
}

function toCode(value: unknown): string {
  return JSON.stringify(value);
}
