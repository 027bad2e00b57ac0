import { readRules, serveBuild, type StaticServer } from '../../scripts/lib/static-server';

export type { StaticServer };

/** Serves a build on a free local port, for tests. */
export async function startServer(directory: string): Promise<StaticServer> {
  const rules = await readRules(directory);
  return serveBuild({ directory, rules, port: 0, host: '127.0.0.1' });
}
