import { serveBuild } from '../../scripts/lib/static-server.mjs';

export type StaticServer = Awaited<ReturnType<typeof serveBuild>>;

/** Serves a build on a free port of the loopback address, for tests. */
export function startServer(directory: string, baseUrl = '/'): Promise<StaticServer> {
  return serveBuild({ directory, baseUrl, port: 0, host: '127.0.0.1' });
}
