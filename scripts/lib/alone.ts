/** Keeps two commands from writing into one folder at the same time. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../../src/failure';
import { generatedFolder, type Portal } from '../../src/project';
import { type CommandName, toCommandLine } from '../../src/project/command-line';
import { toShownFile } from '../../src/project/folder';

/** The file that says which command writes builds or versions of a portal. */
export function toLock({ folder }: Pick<Portal, 'folder'>): string {
  return path.join(folder, generatedFolder, 'lock');
}

/** Does the work of a command, or fails if a command that has the same file is at work. */
export async function runAlone<Result>(
  lock: string,
  command: CommandName,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true });
  const [, other = '', pid = ''] = /^(.*) in process (\d+)$/.exec(readLock(lock)) ?? [];
  if (isRunning(Number(pid))) {
    throw new Failure(
      `"${other}" is at work in the same folder, as process ${pid}. Wait for its end, or stop it. If there ` +
        `is no such process, delete ${toShownFile(lock)}.`,
    );
  }
  // Who was killed left it.
  rmSync(lock, { force: true });
  writeFileSync(lock, `${toCommandLine(command)} in process ${process.pid}`, { flag: 'wx' });
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function readLock(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

/** Whether another process has the number. That of one that was killed in a container may be ours. */
function isRunning(pid: number): boolean {
  if (pid === 0 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
