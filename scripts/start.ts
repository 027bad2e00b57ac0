/** `npm start`: installs, then runs the live-reloading server for editors. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { toChoices, toQuoted } from '../src/check/problem';
import { Failure } from '../src/failure';
import { toCommandLine } from '../src/project/command-line';
import { runDocusaurus, toPlaces } from './lib/docusaurus';
import { openRoot } from './lib/project';
import { readPort, validateFree } from './serve';

export const scope = 'api';

export const usage = `${toCommandLine('start', '[OPTION …]')}

Starts the live-reloading server for editors. Set PORT to change the port. Options are passed to docusaurus start.
Of several APIs, it shows one, or the pages around all.`;

export const options = { host: {}, locale: {}, port: {}, poll: {} };

const text = { type: 'string' } as const;
const asked = { options: { locale: text, host: text, port: text }, strict: false } as const;

export async function run(args: readonly string[]): Promise<void> {
  const project = openRoot();
  const { locales } = project.lists;
  const [initial] = locales;
  const {
    locale = initial,
    host = 'localhost',
    port,
  } = parseArgs({ ...asked, args: [...args] }).values;
  if (!locales.some((one) => one === locale)) {
    const expected = `${toChoices(locales)}, as in "locales"`;
    throw new Failure(`--locale: found ${toQuoted(locale)}, expected ${expected}.`);
  }
  const used = readPort(port?.toString());
  await validateFree(used, String(host), 'start');
  const words = ['start', ...toPlaces(project), '--no-open', '--port', String(used)];
  process.exitCode = await runDocusaurus(project, [...words, '--locale', initial, ...args]);
}
