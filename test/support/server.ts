import { readRules } from '../../scripts/lib/hosting.mjs';
import { serveBuild } from '../../scripts/lib/static-server.mjs';

export type StaticServer = Awaited<ReturnType<typeof serveBuild>>;

/** Serves a build on a free local port, for tests. */
export async function startServer(directory: string): Promise<StaticServer> {
  const rules = await readRules(directory);
  return serveBuild({ directory, rules, port: 0, host: '127.0.0.1' });
}
