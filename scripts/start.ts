/** `npm start`: installs, then runs the live-reloading server for editors. */
import process from 'node:process';
import { runScript } from './lib/programs';
import { openProject } from './lib/project';
import { readPort } from './lib/settings';

export const isOfProject = true;

export const usage = `npm start [-- OPTION …]

Starts the live-reloading server for editors. Set PORT to change the port. Options are passed to docusaurus start.`;

export const options = { host: {}, port: {}, poll: {} };

export async function run(args: readonly string[]): Promise<void> {
  const port = readPort();
  openProject();
  const words = ['start', '--no-open', '--port', String(port), ...args];
  process.exitCode = await runScript('docusaurus', words);
}
