/** Leaves out of generated modules what no code of the browser reads. */
import type { LoadContext } from '@docusaurus/types';
import { toContractMessage } from '../contract';
import { editGenerated } from './generated';

/** Settings that only a build reads. */
export const buildSettings = ['markdown', 'plugins', 'presets', 'ssrTemplate'] as const;

export function leanRules(context: LoadContext) {
  return [
    editGenerated(context, 'docusaurus.config.mjs', toLeanConfig),
    editGenerated(context, 'registry.js', toLeanRegistry),
  ];
}

/** Throws where the module exports no plain object. */
export function toLeanConfig(source: string): string {
  const [, json] = /^export default (\{.*\});\s*$/ms.exec(source) ?? [];
  if (json === undefined) {
    throw new Error(toContractMessage('site-config', 'the module exports no plain object'));
  }
  const isBuildSetting = new Set<string>(buildSettings);
  const settings = Object.entries(JSON.parse(json) as object);
  const wanted = settings.filter(([name]) => !isBuildSetting.has(name));
  return `export default ${JSON.stringify(Object.fromEntries(wanted))};\n`;
}

/** Names and ids of modules are for the server. Throws where no row has them. */
export function toLeanRegistry(source: string): string {
  const lean = source.replaceAll(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
  if (lean !== source) return lean;
  throw new Error(toContractMessage('registry', 'no row names its module for the server'));
}
