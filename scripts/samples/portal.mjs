/** Loads TypeScript sources of the portal. */
import { loadSource } from '../lib/load-source.mjs';

export const { languages, languageIds, findLanguage } =
  /** @type {typeof import('../../src/samples')} */ (
    loadSource('../../src/samples/index.ts', import.meta.url)
  );
export const { toTarget } = /** @type {typeof import('../../src/request/build')} */ (
  loadSource('../../src/request/build.ts', import.meta.url)
);
export const { buildProofRequests } =
  /** @type {typeof import('../../test/samples/proof/requests')} */ (
    loadSource('../../test/samples/proof/requests.ts', import.meta.url)
  );
