/** Loads TypeScript sources of the portal. */
import path from 'node:path';
import createJiti from 'jiti';
import { root } from '../lib/paths.mjs';

const load = createJiti(path.join(root, 'scripts/samples'));

/** @type {unknown} */
const samples = load('../../src/samples/index.ts');
/** @type {unknown} */
const url = load('../../src/request/url.ts');
/** @type {unknown} */
const proof = load('../../test/samples/proof/requests.ts');

export const { languages, languageIds, findLanguage } =
  /** @type {typeof import('../../src/samples')} */ (samples);
export const { toTarget } = /** @type {typeof import('../../src/request/url')} */ (url);
export const { buildProofRequests } =
  /** @type {typeof import('../../test/samples/proof/requests')} */ (proof);
