/** Runs programs and streams their output. */
import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import manifest from '../../package.json';
import { Failure } from '../../src/failure';
import { root } from './paths.mjs';

interface Options {
  /** The root of the repository if omitted. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Receives what the program prints, which is not shown then. */
  readonly write?: ((text: string) => void) | undefined;
}

/** The exit code of a script of `package.json`, run without npm's shell, which passes no SIGTERM on. */
export function runScript(
  name: string,
  args: readonly string[] = [],
  options?: Options,
): Promise<number> {
  const scripts: Readonly<Record<string, string>> = manifest.scripts;
  const [program = '', ...own] = (scripts[name] ?? '').split(' ');
  return runPackage(program, [...own, ...args], options);
}

/**
 * Runs Node or a program from a package, and resolves to its exit code. SIGINT and SIGTERM are passed
 * on, so no process remains, and end in a {@link Failure}: regardless of how the program reacts to
 * them, nothing runs after it.
 */
export async function runPackage(
  program: string,
  args: readonly string[],
  { cwd = root, env, write }: Options = {},
): Promise<number> {
  // Windows starts the programs of packages only in a shell.
  const shell = process.platform === 'win32' && program !== 'node';
  const command = path.join(root, 'node_modules/.bin', shell ? `${program}.cmd` : program);
  const output = write ? 'pipe' : 'inherit';
  const options: SpawnOptions = { cwd, env, shell, stdio: ['inherit', output, output] };
  const child = spawn(program === 'node' ? process.execPath : command, args, options);
  for (const stream of [child.stdout, child.stderr]) {
    if (write) stream?.setEncoding('utf8').on('data', write);
  }
  const passedOn: NodeJS.Signals[] = [];
  const passOn = (signal: NodeJS.Signals) => {
    passedOn.push(signal);
    child.kill(signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  const ends = await once(child, 'close');
  const [code, ownSignal] = ends as [number | null, NodeJS.Signals | null];
  process.off('SIGINT', passOn).off('SIGTERM', passOn);
  const signal = passedOn[0] ?? ownSignal;
  if (signal === 'SIGINT' || signal === 'SIGTERM') {
    const exitCode = 128 + constants.signals[signal];
    throw Object.assign(new Failure(`Stopped by ${signal}.`), { exitCode });
  }
  return code ?? 1;
}
