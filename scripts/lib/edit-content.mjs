/** Edits of the content by scripts: all of an edit, or nothing of it. */
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
 * Files by their paths from the root of the repository: those that move, then the texts that are
 * written, at their new places.
 * @typedef {{
 *   renames?: readonly (readonly [from: string, to: string])[],
 *   texts: ReadonlyMap<string, string>,
 * }} Edit
 */

/**
 * Makes the edit; undoes it and fails where it causes problems that the content has not had before.
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
        `Nothing was changed, for then the content would have problems:\n${report}`,
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
 * The problem without its line, which an edit may move.
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
 * Removes a folder that is empty now, and those above it.
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
