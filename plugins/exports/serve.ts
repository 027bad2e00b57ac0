import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExportFile } from '../../src/exports/version';

type BuildExports = () => Promise<readonly ExportFile[]>;

/** Adds exports to the server of `npm start`, built at each request from the current pages. */
export function serveExports(baseUrl: string, build: BuildExports) {
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
