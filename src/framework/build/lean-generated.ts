/** Removes data from generated modules that no browser code reads. */
import type { LoadContext } from '@docusaurus/types';
import { toContractMessage } from '../contract';
import { isVersion, toLeanVersion } from '../tables/lean-version';
import { editGenerated } from './generated';
import { toImport } from './shell';

/** Settings that are only read during a build. */
export const buildSettings = ['markdown', 'plugins', 'presets', 'ssrTemplate'] as const;

export function leanRules(context: LoadContext) {
  return [
    editGenerated(context, 'docusaurus.config.mjs', toLeanConfig),
    editGenerated(context, 'registry.js', toLeanRegistry),
    editGenerated(context, 'docusaurus-plugin-content-docs/default/p', toLeanProps),
  ];
}

/** Throws if the module does not export a plain object. */
export function toLeanConfig(source: string): string {
  const [, json] = /^export default (\{.*\});\s*$/ms.exec(source) ?? [];
  if (json === undefined) {
    throw new Error(toContractMessage('site-config', 'the module does not export a plain object'));
  }
  const isBuildSetting = new Set<string>(buildSettings);
  const settings = Object.entries(JSON.parse(json) as object);
  const wanted = settings.filter(([name]) => !isBuildSetting.has(name));
  return `export default ${JSON.stringify(Object.fromEntries(wanted))};\n`;
}

/**
 * Removes module names and IDs, which only the server needs, and the names of chunks. Throws if no
 * row has them.
 */
export function toLeanRegistry(source: string): string {
  const row =
    /import\(\/\* webpackChunkName: "[^"]*" \*\/ ("[^"]*")\), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;
  const lean = source.replaceAll(row, (_, module: string) => {
    return `${toImport(JSON.parse(module) as string)}]`;
  });
  if (lean !== source) return lean;
  throw new Error(toContractMessage('registry', 'no row contains a module name for the server'));
}

/** Removes from the data of a version what no component reads. Data of other routes is unchanged. */
export function toLeanProps(source: string): string {
  const props = JSON.parse(source) as object;
  return isVersion(props) ? JSON.stringify(toLeanVersion(props)) : source;
}
