/** Runs the tools that this folder installs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Ending, runProgram } from '../samples/proof/program';

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

/** A program that runs until it is closed. */
export interface Service {
  readonly close: () => Promise<void>;
}

/** Starts a tool that serves, and waits until it prints a text. */
export async function startTool(
  name: string,
  args: readonly string[],
  ready: string,
): Promise<Service> {
  const child = spawn(path.join(packages, '.bin', name), args, { cwd: __dirname });
  const ended = once(child, 'close');
  const close = async () => {
    child.kill();
    await ended;
  };
  let output = '';
  const started = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(ready)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${name} ended:\n${output}`)));
  });
  try {
    await started;
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
