import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, regardless of the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The output folder of `docusaurus build`. */
export const buildFolder = path.join(root, 'build');
