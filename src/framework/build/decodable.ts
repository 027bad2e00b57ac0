/** Addresses that cannot be decoded: an ill-formed fragment would end in the view of an error. */
import path from 'node:path';
import type { Replacement } from './replace';

export const decodableLocation: Replacement = {
  line: 'normalize-location',
  request: /^\.\/normalizeLocation$/,
  importer: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
  file: path.join(__dirname, '../client/decodable-location.ts'),
};
