/** Runs the tools that this folder installs. */
import path from 'node:path';
import { type Ending, runProgram } from '../samples/proof/program';
import { type Service, startService } from '../support/service';

const packages = path.join(__dirname, 'node_modules');

/** Runs a tool in this folder until it ends, such as `redocly`. Its packages send no statistics. */
export function runTool(name: string, ...args: readonly string[]): Promise<Ending> {
  return run(path.join(packages, '.bin', name), args);
}

/** The same in another folder. */
export function runToolIn(folder: string, name: string, ...args: readonly string[]) {
  return run(path.join(packages, '.bin', name), args, folder);
}

/** Runs the text of a module, which can import the packages of this folder. */
export function runModule(text: string, ...args: readonly string[]): Promise<Ending> {
  return run(process.execPath, ['--input-type=module', '--eval', text, ...args]);
}

function run(command: string, args: readonly string[], cwd = __dirname): Promise<Ending> {
  const env = { REDOCLY_TELEMETRY: 'off' };
  return runProgram({ command, args, cwd, env }, { seconds: 280 });
}

/** Starts a tool that serves, and waits until it prints a text. */
export function startTool(name: string, args: readonly string[], ready: string): Promise<Service> {
  const command = path.join(packages, '.bin', name);
  return startService([command, ...args], { cwd: __dirname }, (output) => output.includes(ready));
}
