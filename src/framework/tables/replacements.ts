/** The replacements for the framework's tables in the client and the server of a build. */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { editGenerated } from '../build/generated';
import type { Replacement } from '../build/replace';
import type { Tables } from './model';

/** `directory` contains the modules of the split tables. */
export function clientTables(directory: string): readonly Replacement[] {
  return [
    toReplacement('routes', 'routes', path.join(directory, 'routes.js')),
    toReplacement('registry', 'registry', path.join(directory, 'registry.js')),
    toReplacement('chunk-names', 'routesChunkNames', path.join(directory, 'routesChunkNames.js')),
    toReplacement('global-data', 'globalData', path.join(directory, 'globalData.json')),
  ];
}

/**
 * Bundler rules that replace the data of the versions. The modules keep their names, by which the
 * HTML of a page finds their scripts.
 */
export function versionRules(context: LoadContext, versions: Tables['versions']) {
  return [...versions].map(([module, version]) =>
    editGenerated(context, module.replace('@generated/', ''), () => JSON.stringify(version)),
  );
}

function toReplacement(line: Replacement['line'], table: string, file: string): Replacement {
  return { line, request: new RegExp(`^@generated/${table}$`), file };
}

/**
 * The framework awaits `preload` before it shows a page, and the sidebar calls it through
 * src/framework/client. Both receive the replacement that loads the shard of the page first.
 */
export function preloadModule(file: string): Replacement {
  return {
    line: 'preload',
    request: /^(\.|@docusaurus\/core\/lib\/client)\/preload$/,
    importer: /(@docusaurus[\\/]core[\\/]lib|src[\\/]framework)[\\/]client$/,
    file,
  };
}
