/** Writes the exports of all versions: the portal's content for other tools. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildExports } from './build';
import type { ExportFile } from '../../src/exports/version';

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

type BuildExports = () => Promise<readonly ExportFile[]>;

/** Adds exports to the server of `npm start`, built at each request from the current pages. */
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
const endings = /(?<!\.hot-update)\.(md|json|yaml|http|txt)$|\/api-catalog$/;

function toMiddleware(baseUrl: string, build: BuildExports) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(baseUrl) || !endings.test(pathname)) {
      next();
      return;
    }
    const route = pathname.slice(baseUrl.length - 1);
    build()
      .then((files) => {
        const file = files.find((one) => one.route === route);
        if (!file) next();
        else response.setHeader('Content-Type', `${file.mediaType}; charset=utf-8`).end(file.text);
      })
      .catch(next);
  };
}
