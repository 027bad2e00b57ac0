/** `npm run serve`: installs, builds, and serves the portal as in production. */
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../src/failure';
import { type CommandName, toCommandLine } from '../src/project/command-line';
import { build, withdrawBuild } from './build';
import { runAlone, toLock } from './lib/alone';
import { isBuilt, readState } from './lib/built';
import { openPortal } from './lib/project';
import { serveBuild } from './lib/static-server';

export const scope = 'portal';

export const usage = `${toCommandLine('serve')}

Builds the portal if something changed, and serves it as in production. Set PORT to change the port, and HOST to
change the address that it listens on: HOST=0.0.0.0 for all of this machine. The default is 127.0.0.1.`;

export async function run(): Promise<void> {
  const port = readPort();
  const host = process.env.HOST || '127.0.0.1';
  await validateFree(port, host);
  const projects = openPortal();
  const [{ portal }] = projects;
  await runAlone(toLock(portal), 'serve', async () => {
    const state = await readState(projects);
    if (await isBuilt(portal, state)) {
      console.log('Nothing changed since the last build, so it is served.');
      return;
    }
    await withdrawBuild();
    await build(projects, state);
    if (process.exitCode) throw new Failure('The build failed, so there is nothing to serve.');
  });

  const directory = path.join(portal.folder, 'build');
  const { url, close } = await serveBuild({ directory, host, port });
  // A browser cannot open the addresses that mean all of a machine.
  const shown = url.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, 'localhost');
  console.log(`\nThe portal is running at ${shown} (press Ctrl-C to stop).`);
  const stop = () => void close();
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

export function readPort(value = process.env.PORT): number {
  const port = Number(value || 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Failure(
    `PORT: found ${JSON.stringify(value)}, expected an integer between 1 and 65535, for example 3000.`,
  );
}

/** Fails before the build if the server could not listen. */
export async function validateFree(
  port: number,
  host: string,
  command: CommandName = 'serve',
): Promise<void> {
  const probe = net.createServer().listen(port, host);
  await once(probe, 'listening').catch((error: unknown) => {
    const { message } = error as Error;
    throw new Failure(
      `Cannot serve at port ${port} of ${host}: ${message}. Set PORT to a free port, or HOST to ` +
        `an address of this machine: PORT=${port + 1} ${toCommandLine(command)}`,
    );
  });
  probe.close();
  await once(probe, 'close');
}
