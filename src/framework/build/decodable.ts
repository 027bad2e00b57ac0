/** Replaces a module that fails on URLs that cannot be decoded, which would show the error view. */
import path from 'node:path';
import type { Replacement } from './replace';

export const decodableLocation: Replacement = {
  line: 'normalize-location',
  request: /^\.\/normalizeLocation$/,
  importer: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
  file: path.join(__dirname, '../client/decodable-location.ts'),
};
