import path from 'node:path';
import { findFreePort } from './server';
import { type Service, startService } from './service';

export interface DevServer extends Service {
  readonly url: string;
}

/** Starts `npm start` on a project, and resolves when it serves pages. */
export async function startDevServer(
  code: string,
  project: string,
  env: NodeJS.ProcessEnv,
): Promise<DevServer> {
  const port = await findFreePort();
  const script = path.join(code, 'scripts/run.mjs');
  const url = `http://127.0.0.1:${port}/`;
  const service = await startService(
    [process.execPath, script, 'scripts/start.ts', '--host', '127.0.0.1'],
    {
      cwd: code,
      env: { ...env, INIT_CWD: project, PORT: String(port), NODE_ENV: undefined },
      detached: true,
    },
    () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
  );
  return { url, ...service };
}
