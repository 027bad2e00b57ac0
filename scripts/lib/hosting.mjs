/** The hosting code of the portal, which is TypeScript, for scripts. */
import { loadSource } from './load-source.mjs';

export const { compressFiles, writeHealth } = /** @type {typeof import('./compress')} */ (
  loadSource('./compress.ts', import.meta.url)
);

export const { readRules, serveBuild } = /** @type {typeof import('./static-server')} */ (
  loadSource('./static-server.ts', import.meta.url)
);

export const { healthFile } = /** @type {typeof import('../../src/hosting/files')} */ (
  loadSource('../../src/hosting/files.ts', import.meta.url)
);

export const { buildRules } = /** @type {typeof import('../../src/hosting/rules')} */ (
  loadSource('../../src/hosting/rules.ts', import.meta.url)
);
