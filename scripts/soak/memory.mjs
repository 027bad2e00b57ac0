/** Reads the memory usage of running programs, on Linux. */
import { readdir, readFile } from 'node:fs/promises';

/**
 * The resident memory of a process and its descendants, in MB.
 * @param {number} pid
 */
export async function readMemory(pid) {
  const names = await readdir('/proc');
  const processes = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readStatus));
  const known = processes.filter((status) => status !== null);
  /** @type {(parent: number) => number} */
  const sum = (parent) =>
    known
      .filter((status) => status.parent === parent)
      .reduce((total, status) => total + status.memory + sum(status.pid), 0);
  const own = known.find((status) => status.pid === pid)?.memory ?? 0;
  return Math.round((own + sum(pid)) / 1024);
}

/**
 * Null if the process has ended.
 * @param {string} pid
 */
async function readStatus(pid) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (/** @type {string} */ name) =>
    Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return text === '' ? null : { pid: Number(pid), parent: read('PPid'), memory: read('VmRSS') };
}
