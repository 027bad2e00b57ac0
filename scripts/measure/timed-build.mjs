/** Builds a site and measures its time and memory. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { compressFiles } from '../lib/hosting.mjs';
import { Failure, Stop } from '../lib/main.mjs';
import { withDefaultSettings } from '../lib/site.mjs';
import { docusaurus, writeSiteCopy } from './site-copy.mjs';

/**
 * @typedef {{readonly seconds: number, readonly peakMemory: number, readonly outputSize: number,
 *   readonly files: number, readonly pages: number}} BuildFigures
 *   sizes in bytes; memory is the resident memory of the build's processes together, 0 where the
 *   system does not provide it
 */

/** The interval between memory samples, in milliseconds. */
const interval = 250;

/**
 * Builds a copy of the portal of this size. `use` receives the folder of its build, which is removed
 * afterwards.
 * @template Result
 * @param {import('./site-copy.mjs').Size} size
 * @param {(directory: string, figures: BuildFigures) => Promise<Result>} use
 * @param {(file: string) => boolean} [isCompressed] which files of the build, by default all
 * @returns {Promise<Result>}
 */
export async function withBuiltCopy(size, use, isCompressed) {
  const folder = await writeSiteCopy(size);
  try {
    const figures = await timeBuild(folder, isCompressed);
    return await use(path.join(folder, 'build'), figures);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A build from nothing, without the bundler's cache. Its time and files are without compression.
 * @param {string} folder of the site
 * @param {(file: string) => boolean} [isCompressed]
 * @returns {Promise<BuildFigures>}
 */
export async function timeBuild(folder, isCompressed) {
  const start = performance.now();
  const child = spawn(process.execPath, [docusaurus, 'build'], {
    cwd: folder,
    env: { ...withDefaultSettings(process.env), DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => (errors += chunk.toString()));
  const memory = watchMemory(child.pid ?? 0);
  await untilClosed(child).finally(() => memory.stop());
  if (child.exitCode !== 0) throw new Failure(`The build in ${folder} failed:\n${errors}`);
  const seconds = (performance.now() - start) / 1000;
  const figures = await sumUpFiles(path.join(folder, 'build'));
  await compressFiles(path.join(folder, 'build'), isCompressed);
  return { seconds, peakMemory: memory.peak(), ...figures };
}

/**
 * SIGINT and SIGTERM are passed on and end in a {@link Stop}, so that the copy is removed.
 * @param {import('node:child_process').ChildProcess} child
 */
async function untilClosed(child) {
  /** @type {NodeJS.Signals | undefined} */
  let passedOn;
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    passedOn = signal;
    child.kill(signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  await once(child, 'close');
  process.off('SIGINT', passOn).off('SIGTERM', passOn);
  if (passedOn) throw new Stop(passedOn);
}

/** @param {number} pid */
function watchMemory(pid) {
  let peak = 0;
  const timer = setInterval(() => {
    void readMemory(pid).then((bytes) => (peak = Math.max(peak, bytes)));
  }, interval);
  return {
    stop: () => clearInterval(timer),
    peak: () => peak,
  };
}

/**
 * Resident memory of a process and all below it.
 * @param {number} pid
 */
async function readMemory(pid) {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']).catch(() => ({
    stdout: '',
  }));
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([pid]);
  for (const [own = 0, parent = 0] of processes) if (tree.has(parent)) tree.add(own);
  return processes.reduce((sum, [own = 0, , kilobytes = 0]) => {
    return tree.has(own) ? sum + kilobytes * 1024 : sum;
  }, 0);
}

/** @param {string} folder */
async function sumUpFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let outputSize = 0;
  for (const file of files) outputSize += (await stat(path.join(file.parentPath, file.name))).size;
  const pages = files.filter(({ name }) => name.endsWith('.html')).length;
  return { outputSize, files: files.length, pages };
}
