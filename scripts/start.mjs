/** `npm start`: installs, then runs the live-reloading server for editors. */
import process from 'node:process';
import { main } from './lib/main.mjs';
import { runScript } from './lib/run.mjs';
import { readPort } from './lib/port.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm start [-- OPTION …]

Starts the live-reloading server for editors. Set PORT to change the port. Options are passed to docusaurus start.`;

/** The shortest run, in milliseconds, after which another start could succeed. */
const shortest = 20_000;

/** The exit codes of a server that was stopped by its user. */
const stopped = [0, 130, 143];

await main(usage, async () => {
  const port = readPort(process.env.PORT, 3000);
  await ensureInstalled();
  const args = ['--no-open', '--port', String(port), ...process.argv.slice(2)];
  process.exitCode = await runAgain(args);
});

/**
 * Runs the server, and restarts it after a crash, for example if the machine runs out of memory. Open
 * pages reload automatically.
 * @param {readonly string[]} args
 */
async function runAgain(args) {
  for (;;) {
    const begin = Date.now();
    const exitCode = await runScript('docusaurus', ['start', ...args]);
    if (stopped.includes(exitCode) || Date.now() - begin < shortest) return exitCode;
    console.error(`\nThe server crashed (exit code ${exitCode}). Restarting …\n`);
  }
}
