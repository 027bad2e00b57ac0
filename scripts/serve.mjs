/** `npm run serve`: installs, builds, and serves the portal as in production. */
import process from 'node:process';
import { Failure, main } from './lib/main.mjs';
import { runScript } from './lib/run.mjs';
import { buildFolder } from './lib/paths.mjs';
import { checkPortIsFree, readPort } from './lib/port.mjs';
import { ensureInstalled } from './setup.mjs';

const host = '127.0.0.1';

const usage = `npm run serve

Installs, builds, and serves the portal as in production. PORT chooses the port.`;

await main(usage, async () => {
  const port = readPort(process.env.PORT, 3000);
  await checkPortIsFree(port, host);
  await ensureInstalled();
  const { loadSite } = await import('./lib/site.mjs');
  const { baseUrl } = loadSite().deployment;

  const exitCode = await runScript('build');
  if (exitCode !== 0) throw new Failure('The build failed, so there is nothing to serve.');

  const { serveBuild } = await import('./lib/static-server.mjs');
  const { readRules } = await import('./lib/hosting.mjs');
  const rules = await readRules(buildFolder);
  const server = await serveBuild({ directory: buildFolder, rules, port, host });
  console.log(
    `\nThe portal is at http://localhost:${server.port}${baseUrl} (stop it with Ctrl-C).`,
  );
  const stop = () => void server.close();
  process.once('SIGINT', stop).once('SIGTERM', stop);
});
