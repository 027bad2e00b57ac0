/** Edits the content from scripts. An edit is applied entirely or not at all. */
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../../src/content/check';
import { toMessage, type ContentProblem } from '../../src/content/problem';
import { root } from './paths.mjs';
import { Failure } from './programs.mjs';

/** The new content of files, by path from the root of the repository. Undefined removes a file. */
export type Edit = ReadonlyMap<string, string | Buffer | undefined>;

/** Applies an edit. If it causes new problems in the content, undoes the edit and fails. */
export async function applyEdit(edit: Edit): Promise<void> {
  const known = new Set((await checkContent(root)).problems.map(toKey));
  const before: Edit = new Map(
    await Promise.all([...edit.keys()].map(async (file) => [file, await read(file)] as const)),
  );
  try {
    await write(edit);
    const after = await checkContent(root);
    const problems = after.problems.filter((problem) => !known.has(toKey(problem)));
    if (problems.length === 0) return;
    const report = problems.map(toMessage).join('\n');
    throw new Failure(
      `Nothing was changed, because the edit would cause problems in the content:\n${report}`,
    );
  } catch (error) {
    await write(before);
    throw error;
  }
}

/** A key for a problem, without its line number, which an edit can change. */
function toKey({ line: _, ...problem }: ContentProblem): string {
  return toMessage(problem);
}

function read(file: string): Promise<Buffer | undefined> {
  return readFile(path.join(root, file)).catch(() => undefined);
}

/** Removes files last, so that their content is never only in the memory. */
async function write(edit: Edit): Promise<void> {
  const files = [...edit].map(([file, content]) => [path.join(root, file), content] as const);
  for (const [file, content] of files) {
    if (content === undefined) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  for (const [file, content] of files) {
    if (content !== undefined) continue;
    await rm(file, { force: true });
    await removeEmpty(path.dirname(file));
  }
}

/** Removes an empty folder, and its parents if they become empty. */
async function removeEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => undefined);
  if (names?.length === 0) await rmdir(folder);
  if (names === undefined || names.length === 0) await removeEmpty(path.dirname(folder));
}
