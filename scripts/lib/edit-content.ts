/** Edits the content from scripts. An edit is applied entirely or not at all. */
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../../src/content/check';
import { toMessage, type ContentProblem } from '../../src/content/problem';
import { Failure } from './main.mjs';
import { root } from './paths.mjs';

/**
 * File paths are relative to the root of the repository. Files are renamed before texts are written,
 * so texts use the new paths.
 */
interface Edit {
  readonly renames?: readonly (readonly [from: string, to: string])[];
  readonly texts: ReadonlyMap<string, string>;
}

/** Applies an edit. If it causes new problems in the content, undoes the edit and fails. */
export async function applyEdit({ renames = [], texts }: Edit): Promise<void> {
  const before = new Set((await checkContent(root)).problems.map(toKey));
  const undo: (() => Promise<unknown>)[] = [];
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
    const after = await checkContent(root);
    const problems = after.problems.filter((problem) => !before.has(toKey(problem)));
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

/** A key for a problem, without its line number, which an edit can change. */
function toKey({ line: _, ...problem }: ContentProblem): string {
  return toMessage(problem);
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, to)), { recursive: true });
  await rename(path.join(root, from), path.join(root, to));
  await removeEmpty(path.dirname(path.join(root, from)));
}

async function remove(file: string): Promise<void> {
  await rm(file, { force: true });
  await removeEmpty(path.dirname(file));
}

/** Removes an empty folder, and its parents if they become empty. */
async function removeEmpty(folder: string): Promise<void> {
  const isEmpty = (await readdir(folder)).length === 0;
  if (!isEmpty) return;
  await rmdir(folder);
  await removeEmpty(path.dirname(folder));
}
