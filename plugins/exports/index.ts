/** Writes the exports of all versions: the portal's content for other tools. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildAlternates } from './alternates';
import { buildExports, readExportedVersions } from './build';
import type { ExportFile } from '../../src/exports/version';

export default function exportsPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const isLive = process.env.NODE_ENV === 'development';
  const readVersions = () => readExportedVersions(siteDir, siteConfig);
  return {
    name: 'exports',
    configureWebpack: () =>
      isLive ? serveExports(siteConfig.baseUrl, () => buildExports(readVersions())) : {},
    async postBuild(props) {
      const versions = readVersions();
      const alternates = await buildAlternates(props, versions);
      for (const { route, text } of [...buildExports(versions), ...alternates]) {
        const file = path.join(props.outDir, route);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}

type BuildExports = () => readonly ExportFile[];

/** Adds exports to the server of `npm start`, built at each request. It has no Markdown alternates. */
function serveExports(baseUrl: string, build: BuildExports) {
  return {
    devServer: {
      setupMiddlewares: (middlewares: readonly unknown[]) => [
        { name: 'exports', middleware: toMiddleware(baseUrl, build) },
        ...middlewares,
      ],
    },
  };
}

/** The endings of exports. Other requests, for example for hot updates, do not build anything. */
const endings = /(?<!\.hot-update)\.(json|yaml|http)$|\/api-catalog$/;

function toMiddleware(baseUrl: string, build: BuildExports) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(baseUrl) || !endings.test(pathname)) {
      next();
      return;
    }
    const route = pathname.slice(baseUrl.length - 1);
    const file = build().find((one) => one.route === route);
    if (!file) next();
    else response.setHeader('Content-Type', `${file.mediaType}; charset=utf-8`).end(file.text);
  };
}
