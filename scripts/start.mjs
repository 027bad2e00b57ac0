/** `npm start`: installs, then runs the live-reloading server for editors. */
import process from 'node:process';
import { main } from './lib/main.mjs';
import { runScript } from './lib/run.mjs';
import { readPort } from './lib/port.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm start [-- OPTION …]

Starts the live-reloading server for editors. Set PORT to change the port. Options are passed to docusaurus start.`;

await main(usage, async () => {
  const port = readPort(process.env.PORT, 3000);
  await ensureInstalled();
  const { warnOfNames } = await import('./lib/site.mjs');
  warnOfNames();
  const args = ['start', '--no-open', '--port', String(port), ...process.argv.slice(2)];
  process.exitCode = await runScript('docusaurus', args);
});
