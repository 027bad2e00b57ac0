/** Edits the content from scripts. An edit is applied entirely or not at all. */
import { access, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from './main.mjs';
import { root } from './paths.mjs';
import { loadSource } from './load-source.mjs';

const { checkContent } = /** @type {typeof import('../../src/content/check')} */ (
  loadSource('../../src/content/check.ts', import.meta.url)
);
const { toMessage } = /** @type {typeof import('../../src/content/problem')} */ (
  loadSource('../../src/content/problem.ts', import.meta.url)
);

/**
 * File paths are relative to the root of the repository. Files are renamed before texts are written,
 * so texts use the new paths.
 * @typedef {{
 *   renames?: readonly (readonly [from: string, to: string])[],
 *   texts: ReadonlyMap<string, string>,
 * }} Edit
 */

/**
 * Applies an edit. If it causes new problems in the content, undoes the edit and fails.
 * @param {Edit} edit
 */
export async function applyEdit({ renames = [], texts }) {
  const before = new Set((await listProblems()).map(toKey));
  /** @type {(() => Promise<unknown>)[]} */
  const undo = [];
  try {
    for (const [from, to] of renames) {
      await move(from, to);
      undo.unshift(() => move(to, from));
    }
    for (const [file, text] of texts) {
      const target = path.join(root, file);
      const old = await readFile(target).catch(() => undefined);
      undo.unshift(() => (old ? writeFile(target, old) : remove(target)));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    const problems = (await listProblems()).filter((problem) => !before.has(toKey(problem)));
    if (problems.length > 0) {
      const report = problems.map(toMessage).join('\n');
      throw new Failure(
        `Nothing was changed, because the edit would cause problems in the content:\n${report}`,
      );
    }
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
}

async function listProblems() {
  return (await checkContent(root)).problems;
}

/**
 * A key for a problem, without its line number, which an edit can change.
 * @param {import('../../src/content/problem').ContentProblem} problem
 */
function toKey({ line: _, ...problem }) {
  return toMessage(problem);
}

/**
 * @param {string} from
 * @param {string} to
 */
async function move(from, to) {
  await mkdir(path.dirname(path.join(root, to)), { recursive: true });
  await rename(path.join(root, from), path.join(root, to));
  await removeEmpty(path.dirname(path.join(root, from)));
}

/** @param {string} file */
async function remove(file) {
  await rm(file, { force: true });
  await removeEmpty(path.dirname(file));
}

/**
 * Removes an empty folder, and its parents if they become empty.
 * @param {string} folder
 */
async function removeEmpty(folder) {
  const isRemoved = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isRemoved) await removeEmpty(path.dirname(folder));
}

/** @param {string} file */
export function exists(file) {
  return access(path.join(root, file)).then(
    () => true,
    () => false,
  );
}
