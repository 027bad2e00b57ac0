import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, whatever folder a script is started from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Where `docusaurus build` puts the portal. */
export const buildFolder = path.join(root, 'build');
