/** Runs compilers, interpreters and samples, with limits on time and output. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Ending {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A sample as shown on a page. The ID is a number. */
export interface Sample {
  readonly id: string;
  readonly code: string;
}

export type Toolchain =
  | { readonly found: true; readonly version: string }
  | { readonly found: false; readonly reason: string };

export interface Runner {
  readonly find: () => Promise<Toolchain>;
  /**
   * Writes and compiles the samples in the folder, at most with another name of their class or
   * function. Returns the program of each.
   */
  readonly prepare: (
    samples: readonly Sample[],
    folder: string,
  ) => Promise<(sample: Sample) => Program>;
}

/** Samples that do not compile. The message is the output of the compiler. */
export class CompileError extends Error {}

/** Always resolves. A program that cannot be started ends with exit code 127. */
export function runProgram(
  { command, args, cwd, env = {} }: Program,
  { seconds }: { readonly seconds: number },
): Promise<Ending> {
  const options = {
    cwd,
    env: { ...withoutProxies(process.env), ...env },
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 26,
  } as const;
  return new Promise((resolve) => {
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      if (!error) {
        resolve({ exitCode: 0, stdout, stderr });
        return;
      }
      const reason = error.killed ? `stopped after ${seconds} s` : error.message;
      const exitCode = typeof error.code === 'number' ? error.code : 127;
      resolve({ exitCode, stdout, stderr: `${stderr}\n${reason}` });
    });
    child.stdin?.end();
  });
}

/** Samples talk to this machine only, never through a proxy. */
function withoutProxies(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/_proxy$/i.test(name)));
}

/** Whether all commands succeed. The version is the first line of each. */
export async function findPrograms(
  ...commands: readonly (readonly [command: string, ...args: string[]])[]
): Promise<Toolchain> {
  const versions: string[] = [];
  for (const [command, ...args] of commands) {
    const { exitCode, stdout, stderr } = await runProgram({ command, args }, { seconds: 60 });
    if (exitCode !== 0) return { found: false, reason: `${[command, ...args].join(' ')} failed` };
    versions.push((stdout || stderr).split('\n')[0] ?? '');
  }
  return { found: true, version: versions.join(', ') };
}

export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Throws a {@link CompileError} if the compiler fails. */
export async function compile(program: Program): Promise<void> {
  const { exitCode, stdout, stderr } = await runProgram(program, { seconds: 900 });
  if (exitCode === 0) return;
  const output = `${stdout}\n${stderr}`.trim().split('\n').slice(0, 60).join('\n');
  throw new CompileError(`${program.command} failed:\n${output}`);
}

/** Replaces a name in the sample. */
export function rename({ id, code }: Sample, own: string, other: string): string {
  if (!code.includes(own)) throw new CompileError(`Sample ${id} has no "${own}".`);
  return code.replace(own, () => other);
}
