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
  const args = ['--no-open', '--port', String(port), ...process.argv.slice(2)];
  process.exitCode = await runAgain(args);
});

/** A server that ends sooner, in milliseconds, has a reason that another start would not change. */
const shortest = 20_000;

/** What ends a server that was told to stop, by itself or by SIGINT and SIGTERM. */
const stopped = [0, 130, 143];

/**
 * Runs the server, and once more when it was ended by anything but the wish of its user: the bundler
 * may fail, or the memory of the machine. Pages that are open reload by themselves.
 * @param {readonly string[]} args
 */
async function runAgain(args) {
  for (;;) {
    const begin = Date.now();
    const exitCode = await runScript('docusaurus', ['start', ...args]);
    if (stopped.includes(exitCode) || Date.now() - begin < shortest) return exitCode;
    console.error(`\nThe server ended by itself (exit code ${exitCode}). It starts again …\n`);
  }
}
