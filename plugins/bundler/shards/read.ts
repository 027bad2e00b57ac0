/** Reads the tables of all pages that the framework generates. */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { toInternalMessage } from '../internals';
import type { Route, Tables, VersionProps } from './model';

export function readTables(generatedFilesDir: string): Tables {
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const modules = parseRegistry(read('registry.js'));
  return {
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
}

/** Runs the generated module. Replaces each component with its path and hash. */
export function parseRoutes(code: string): readonly Route[] {
  const script = code.replaceAll(/^import .*;$/gm, '').replace(/^export default/m, 'routes =');
  const sandbox = {
    ComponentCreator: (_path: string, hash: string | undefined) => hash,
    routes: [] as readonly GeneratedRoute[],
  };
  vm.runInNewContext(script, sandbox);
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

/** The modules by chunk name. Throws if a row is unknown, since its page would be missing. */
export function parseRegistry(code: string): ReadonlyMap<string, string> {
  const rows = [...code.matchAll(/^ {2}("[^"]+"): \[\(\) => import\(\/\*.*?\*\/ (".*?")\), /gm)];
  if (rows.length !== code.split('\n').length - 2) {
    throw new Error(toInternalMessage('tables', 'a row of registry.js does not import a chunk'));
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
