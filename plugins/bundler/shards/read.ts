/** Reads the tables of all pages that the framework generates. */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { toInternalMessage } from '../internals';
import { findDocsData, type Route, type Tables, type VersionProps } from './model';
import { flatten, toKey } from './split';

/** Reads the tables. Throws if their format is unknown. */
export function readTables(generatedFilesDir: string): Tables {
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const modules = parseRegistry(read('registry.js'));
  const tables = {
    routes: parseRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Tables['chunkNames'],
    modules,
    globalData: JSON.parse(read('globalData.json')) as Tables['globalData'],
    versions: new Map(
      [...modules.values()].filter(isRouteProps).flatMap((module) => {
        const props = JSON.parse(read(module.replace('@generated/', ''))) as object;
        return isVersion(props) ? [[module, props] as const] : [];
      }),
    ),
  };
  validateTables(tables);
  return tables;
}

/** Throws if the tables are inconsistent. */
function validateTables({ routes, chunkNames, globalData, versions }: Tables): void {
  const missing = routes
    .flatMap(flatten)
    .find((route) => route.hash !== undefined && !(toKey(route) in chunkNames));
  if (missing) throw unexpected(`an entry for the route ${missing.path}`);
  const docs = findDocsData(globalData);
  if (!docs) throw unexpected('the versions of the docs plugin, with their docs');
  if (versions.size !== docs.length) {
    throw unexpected(`the sidebars of each of the ${docs.length} versions`);
  }
}

/** Runs the generated module. Replaces each component with its path and hash. */
export function parseRoutes(code: string): readonly Route[] {
  const script = code.replaceAll(/^import .*;$/gm, '').replace(/^export default/m, 'routes =');
  const sandbox: { ComponentCreator: unknown; routes?: readonly GeneratedRoute[] } = {
    ComponentCreator: (_path: string, hash: string | undefined) => hash,
  };
  try {
    vm.runInNewContext(script, sandbox);
  } catch (cause) {
    throw unexpected('self-contained code', cause);
  }
  if (!sandbox.routes?.length) throw unexpected('a list of routes');
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

/** The modules by chunk name. */
export function parseRegistry(code: string): ReadonlyMap<string, string> {
  const rows = [...code.matchAll(/^ {2}("[^"]+"): \[\(\) => import\(\/\*.*?\*\/ (".*?")\), /gm)];
  if (rows.length !== code.split('\n').length - 2) {
    throw unexpected('a row with an import for each chunk');
  }
  return new Map(
    rows.map(([, name = '', module = '']) => [
      String(JSON.parse(name)),
      String(JSON.parse(module)),
    ]),
  );
}

function isRouteProps(module: string): boolean {
  return /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\/.*\.json$/.test(module);
}

/** Whether generated data belongs to a version, and not to another route. */
function isVersion(props: object): props is VersionProps {
  const { version } = props as { readonly version?: object };
  return version !== undefined && 'docsSidebars' in version;
}

function unexpected(expected: string, cause?: unknown): Error {
  const moved = `the generated tables do not contain ${expected}`;
  return new Error(toInternalMessage('tables', moved), { cause });
}
