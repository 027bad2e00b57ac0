/** Writes the exports of all versions: the portal's content for other tools. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildExports } from './build';
import { serveExports } from './serve';

export default function exportsPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const build = () => buildExports(siteDir, siteConfig);
  const isLive = process.env.NODE_ENV === 'development';
  return {
    name: 'exports',
    configureWebpack: () => (isLive ? serveExports(siteConfig.baseUrl, build) : {}),
    async postBuild({ outDir }) {
      for (const { route, text } of await build()) {
        const file = path.join(outDir, route);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}
