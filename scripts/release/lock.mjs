/** Ensures that only one process at a time changes a target. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../lib/main.mjs';

const prefix = '.lock-';

/**
 * Runs `use`, or throws a {@link Failure} if another process is changing the target. Each process
 * has its own lock file, so no process can remove that of another one that runs: of two that start
 * at the same time, at most one continues.
 * @param {string} folder
 * @param {() => Promise<void>} use
 */
export async function withLock(folder, use) {
  const own = `${prefix}${os.hostname()}-${process.pid}`;
  await writeFile(path.join(folder, own), '');
  try {
    const others = (await readdir(folder)).filter(
      (name) => name.startsWith(prefix) && name !== own,
    );
    for (const other of others) {
      if (isAbandoned(other)) await rm(path.join(folder, other), { force: true });
      else {
        throw new Failure(
          `Another process is changing ${folder}. Try again later. If no process is, delete ` +
            `${path.join(folder, other)}.`,
        );
      }
    }
    await use();
  } finally {
    await rm(path.join(folder, own), { force: true });
  }
}

/**
 * Whether the process of a lock file has ended. Not known for those of other machines.
 * @param {string} name
 */
function isAbandoned(name) {
  const [, host, pid] = /^\.lock-(.*)-(\d+)$/.exec(name) ?? [];
  if (host !== os.hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
