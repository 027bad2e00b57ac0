import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { root } from '../../scripts/lib/paths.mjs';

export interface Ending {
  readonly code: unknown;
  readonly output: string;
}

/** Runs a script of the portal on the project of a folder until it ends. */
export function runScript(
  project: string,
  script: string,
  ...args: readonly string[]
): Promise<Ending> {
  return runScriptOf(root, project, script, ...args);
}

/** Runs a script of a copy of the portal. */
export function runScriptOf(
  copy: string,
  project: string,
  script: string,
  ...args: readonly string[]
): Promise<Ending> {
  const words = [path.join(copy, 'scripts/run.mjs'), `scripts/${script}`, ...args];
  return runProgram(words, { cwd: copy, env: { ...process.env, INIT_CWD: project } });
}

/** Runs a program of Node until it ends. */
export function runProgram(
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Ending> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}
