/** Writes the exports of all versions: the portal's content for other tools. `npm start` has none. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildAlternates } from './alternates';
import { buildExports, readExportedVersions } from './build';

export default function exportsPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'exports',
    async postBuild(props) {
      const versions = readExportedVersions(siteDir, siteConfig);
      const alternates = await buildAlternates(props, versions);
      for (const { route, text } of [...buildExports(versions), ...alternates]) {
        const file = path.join(props.outDir, route);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}
