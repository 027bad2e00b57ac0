import { execFile } from 'node:child_process';
import process from 'node:process';

export interface Ending {
  readonly code: unknown;
  readonly output: string;
}

/** Runs a script of the portal in a folder until it ends. */
export function runScript(
  folder: string,
  script: string,
  ...args: readonly string[]
): Promise<Ending> {
  const words = ['scripts/run.mjs', `scripts/${script}`, ...args];
  const env = { ...process.env, INIT_CWD: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}
