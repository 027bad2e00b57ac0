/** `npm run serve`: installs, builds, and serves the portal as in production. */
import process from 'node:process';
import { Failure } from './lib/main.mjs';
import { buildFolder } from './lib/paths.mjs';
import { checkPortIsFree, readPort } from './lib/port';
import { runScript } from './lib/programs.mjs';
import { loadSite } from './lib/site';
import { readRules, serveBuild } from './lib/static-server';

export const usage = `npm run serve

Installs, builds, and serves the portal as in production. Set PORT to change the port, and HOST to
change the address that it listens on: HOST=0.0.0.0 for all of this machine. The default is 127.0.0.1.`;

export async function run(): Promise<void> {
  const port = readPort(process.env.PORT, 3000);
  const host = process.env.HOST || '127.0.0.1';
  await checkPortIsFree(port, host);
  const { baseUrl } = loadSite().deployment;

  const exitCode = await runScript('build');
  if (exitCode !== 0) throw new Failure('The build failed, so there is nothing to serve.');

  const rules = await readRules(buildFolder);
  const server = await serveBuild({ directory: buildFolder, rules, port, host });
  console.log(
    `\nThe portal is running at http://${toShownHost(host)}:${server.port}${baseUrl} (press Ctrl-C to stop).`,
  );
  const stop = () => void server.close();
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

/** The host of the URL to open. A browser cannot open the addresses that mean all of a machine. */
function toShownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
