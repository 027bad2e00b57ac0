/** The tables of all pages as the framework generated them. */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { GlobalData } from '@docusaurus/types';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** A route: its attributes are what it says beside its address and its component. */
export interface Route {
  readonly path: string;
  /** Names the route together with its path. */
  readonly hash: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly routes?: readonly Route[];
}

/** Names of chunks by property, nested as the component gets them. */
export type ChunkNames = { readonly [property: string]: string | ChunkNames };

export interface Tables {
  readonly routes: readonly Route[];
  /** What a route loads, by `path-hash`. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** The module that a chunk's name stands for. */
  readonly modules: ReadonlyMap<string, string>;
  readonly globalData: GlobalData;
  /** What the root of a docs version is given, by the module that holds it. */
  readonly versions: ReadonlyMap<string, { readonly version: PropVersionMetadata }>;
}

/** Reads the tables; throws where they are not what this version of the framework writes. */
export function readTables(generatedFilesDir: string): Tables {
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const modules = parseRegistry(read('registry.js'));
  return {
    routes: parseRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Tables['chunkNames'],
    modules,
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
    versions: new Map(
      [...modules.values()].filter(isRouteProps).flatMap((module) => {
        const props = JSON.parse(read(module.replace('@generated/', ''))) as object;
        return isVersion(props) ? [[module, props] as const] : [];
      }),
    ),
  };
}

/** Runs the generated module; a component becomes the path and the hash that it is made from. */
export function parseRoutes(code: string): readonly Route[] {
  const script = code.replaceAll(/^import .*;$/gm, '').replace(/^export default/m, 'routes =');
  const sandbox: { ComponentCreator: unknown; routes?: readonly GeneratedRoute[] } = {
    ComponentCreator: (_path: string, hash: string | undefined) => hash,
  };
  vm.runInNewContext(script, sandbox);
  if (!sandbox.routes?.length) throw unexpected('routes.js', 'a list of routes');
  return sandbox.routes.map(toRoute);
}

interface GeneratedRoute {
  readonly path: string;
  readonly component: string | undefined;
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

function toRoute({ path: own, component, routes, ...attributes }: GeneratedRoute): Route {
  return {
    path: own,
    hash: component,
    attributes,
    ...(routes && { routes: routes.map(toRoute) }),
  };
}

/** The modules by the names of their chunks. */
export function parseRegistry(code: string): ReadonlyMap<string, string> {
  const rows = [...code.matchAll(/^ {2}("[^"]+"): \[\(\) => import\(\/\*.*?\*\/ (".*?")\), /gm)];
  if (rows.length !== code.split('\n').length - 2) {
    throw unexpected('registry.js', 'a row for each chunk, with the module that it imports');
  }
  return new Map(
    rows.map(([, name = '', module = '']) => [
      JSON.parse(name) as string,
      JSON.parse(module) as string,
    ]),
  );
}

function isRouteProps(module: string): boolean {
  return /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\/.*\.json$/.test(module);
}

function isVersion(props: object): props is { readonly version: PropVersionMetadata } {
  const { version } = props as { readonly version?: object };
  return version !== undefined && 'docsSidebars' in version;
}

function unexpected(file: string, expected: string): Error {
  return new Error(
    `page-shards: .docusaurus/${file} does not hold ${expected}. Docusaurus writes it in another ` +
      'way than the version that plugins/page-shards/tables.ts was written for: bring it up to date.',
  );
}
