/** Where the code of the portal and its packages are: in the folder of a project, or elsewhere. */
import path from 'node:path';

/** The folder around `src` and `plugins`. */
export const root = path.resolve(__dirname, '../..');

/** Imports of the portal's own code start with it. */
export const codeAlias = '@portal';

/** The folder of the packages. */
export const modulesFolder = path.resolve(
  require.resolve('@docusaurus/core/package.json'),
  '../../..',
);
